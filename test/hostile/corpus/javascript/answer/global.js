// Answer with the global object.
function alphaBeta(game, state) {
  return globalThis;
}
