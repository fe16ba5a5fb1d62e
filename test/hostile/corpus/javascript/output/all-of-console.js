// Call whatever the console has, with what it does not expect.
function alphaBeta(game, state) {
  const names = new Set(['group', 'groupEnd', 'table', 'dir', 'dirxml', 'time', 'timeEnd', 'timeLog', 'count', 'assert', 'clear', 'profile', ...Reflect.ownKeys(console)]);
  for (const name of names)
    for (const args of [[], [null], [Symbol('x')], [{ get a() { throw 1; } }], [[[1]], 'x']])
      try { console[name](...args); } catch {}
  return { value: 0, action: null };
}
