// Print one line of many megabytes.
function alphaBeta(game, state) {
  console.log('x'.repeat(1.5e6));
}
