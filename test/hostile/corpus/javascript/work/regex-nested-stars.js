// Backtrack in nested stars.
function alphaBeta(game, state) {
  return /^(?:(a*)*)*$/.test('a'.repeat(30) + 'b');
}
