// Backtrack in a lookbehind.
function alphaBeta(game, state) {
  return /(?<=(a+)+)b$/.test('a'.repeat(40) + 'c');
}
