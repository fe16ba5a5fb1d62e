// Throw nothing.
function alphaBeta(game, state) {
  throw undefined;
}
