// Write a huge integer in decimal.
function alphaBeta(game, state) {
  return (3n ** 1000000n).toString().length;
}
