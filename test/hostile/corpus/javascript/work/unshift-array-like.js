// Move 2^53 missing items by one.
function alphaBeta(game, state) {
  return Array.prototype.unshift.call({ length: 2 ** 53 - 3 }, 1);
}
