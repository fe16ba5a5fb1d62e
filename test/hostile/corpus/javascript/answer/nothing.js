// Answer with nothing.
function alphaBeta(game, state) {
  return undefined;
}
