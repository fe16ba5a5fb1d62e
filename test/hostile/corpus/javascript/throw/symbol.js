// Throw a symbol.
function alphaBeta(game, state) {
  throw Symbol('s');
}
