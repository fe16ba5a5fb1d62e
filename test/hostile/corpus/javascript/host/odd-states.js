// Ask about everything that is no state.
function alphaBeta(game, state) {
  const odd = [undefined, null, '1', {}, [], 1n, Symbol('s'), NaN, -1, 1.5, 1e300, -0.5, () => 1, new Proxy({}, { get() { for (;;); } }), { valueOf() { for (;;); } }, true];
  return odd.map((s) => { try { return String(game.isTerminal(s)); } catch (error) { return error.name; } }).join();
}
