// Apply a function to a million arguments.
function alphaBeta(game, state) {
  return Math.max.apply(null, new Array(1e6).fill(1));
}
