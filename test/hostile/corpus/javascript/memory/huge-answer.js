// Answer with a text of many megabytes.
function alphaBeta(game, state) {
  return 'x'.repeat(1.5e6);
}
