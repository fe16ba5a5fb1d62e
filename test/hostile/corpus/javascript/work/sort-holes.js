// Sort four thousand million holes.
function alphaBeta(game, state) {
  return new Array(4e9).sort().length;
}
