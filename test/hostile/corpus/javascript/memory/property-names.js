// Make property names for ever.
function alphaBeta(game, state) {
  const o = {};
  for (let i = 0; ; i += 1) o['x'.repeat(1e5) + i] = i;
}
