// Take actions that are not there.
function alphaBeta(game, state) {
  const odd = [undefined, null, 0, '9', ' 0', '0 ', '00', '__proto__', 'constructor', 'length', {}, ['0'], '\u0000', 'x'.repeat(1e5)];
  return odd.map((action) => { try { return String(game.result(state, action)); } catch (error) { return error.name; } }).join();
}
