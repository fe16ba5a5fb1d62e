// Fill a map with objects for ever.
function alphaBeta(game, state) {
  const m = new Map();
  for (let i = 0; ; i += 1) m.set({ i }, 'x'.repeat(1e4) + i);
}
