// Compile a hundred thousand negations.
function alphaBeta(game, state) {
  return eval('!'.repeat(1e5) + '1');
}
