// Reverse 2^53 missing items inside one native call.
function alphaBeta(game, state) {
  return Array.prototype.reverse.call({ length: 2 ** 53 - 1 }).length;
}
