// Recurse without end.
function alphaBeta(game, state) {
  return alphaBeta(game, state) + 1;
}
