// Compile a hundred thousand brackets.
function alphaBeta(game, state) {
  return eval('('.repeat(1e5) + '1' + ')'.repeat(1e5));
}
