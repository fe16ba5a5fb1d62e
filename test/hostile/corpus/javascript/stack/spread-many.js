// Spread a million arguments.
function alphaBeta(game, state) {
  return Math.max(...new Array(1e6).fill(1));
}
