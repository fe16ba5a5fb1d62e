// Answer with a date.
function alphaBeta(game, state) {
  return new Date(3);
}
