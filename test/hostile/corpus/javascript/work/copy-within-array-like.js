// Move 2^53 missing items.
function alphaBeta(game, state) {
  return Array.prototype.copyWithin.call({ length: 2 ** 53 - 1 }, 1, 0).length;
}
