// Ask for a number of a petabyte.
function alphaBeta(game, state) {
  return String(BigInt.asUintN(Number.MAX_SAFE_INTEGER, -1n)).length;
}
