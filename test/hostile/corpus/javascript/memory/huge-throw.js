// Throw an error with a message of many megabytes.
function alphaBeta(game, state) {
  throw new Error('x'.repeat(1.5e6));
}
