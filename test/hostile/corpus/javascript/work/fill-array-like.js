// Fill 2^53 items inside one native call.
function alphaBeta(game, state) {
  return Array.prototype.fill.call({ length: 2 ** 53 - 1 }, 0).length;
}
