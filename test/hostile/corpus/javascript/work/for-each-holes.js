// Visit four thousand million holes.
function alphaBeta(game, state) {
  new Array(4e9).forEach((x) => x);
}
