// Start a thread.
function alphaBeta(game, state) {
  return new Worker('data:text/javascript,');
}
