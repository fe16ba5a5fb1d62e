// Recurse through the host: a list whose items ask again.
function alphaBeta(game, state) {
  const shuffled = [1, 2];
  Object.defineProperty(shuffled, 1, { get: () => game.actions(new Proxy({}, {})) });
  const f = () => { try { game.result(state, `${{ toString: f }}`); } catch { f(); } };
  f();
}
