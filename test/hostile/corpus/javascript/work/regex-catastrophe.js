// Backtrack exponentially in one regular expression.
function alphaBeta(game, state) {
  return /(x+x+)+y/.test('x'.repeat(60));
}
