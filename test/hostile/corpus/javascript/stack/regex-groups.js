// Compile a hundred thousand groups.
function alphaBeta(game, state) {
  return new RegExp('('.repeat(1e5) + ')'.repeat(1e5)).test('a');
}
