// Throw an error that is its own cause.
function alphaBeta(game, state) {
  const error = new Error('x');
  error.cause = error;
  throw error;
}
