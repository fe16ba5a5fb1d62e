// Replace a million characters by longer ones, again and again.
function alphaBeta(game, state) {
  let s = 'a'.repeat(1e5);
  for (;;) s = s.replaceAll('a', 'ab').slice(0, 1e5);
}
