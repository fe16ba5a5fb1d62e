// Join a thousand million holes.
function alphaBeta(game, state) {
  return new Array(1e9).join('x').length;
}
