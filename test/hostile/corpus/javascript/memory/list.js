// Grow a list for ever.
function alphaBeta(game, state) {
  const xs = [];
  for (;;) xs.push('x'.repeat(1e5) + xs.length);
}
