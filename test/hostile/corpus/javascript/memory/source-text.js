// Compile a huge program.
function alphaBeta(game, state) {
  return eval('1' + '+1'.repeat(1e7));
}
