// Run code of its own while the host reads a stack.
function alphaBeta(game, state) {
  Error.prepareStackTrace = () => { for (;;); };
  throw new Error('read my stack');
}
