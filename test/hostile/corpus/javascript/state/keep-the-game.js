// Keep the first game and use it ever after.
function alphaBeta(game, state) {
  globalThis.first ??= game;
  return globalThis.first.actions(state).length;
}
