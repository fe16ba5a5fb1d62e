// Repeat a letter a thousand million times.
function alphaBeta(game, state) {
  return 'a'.repeat(2 ** 30 - 100).length;
}
