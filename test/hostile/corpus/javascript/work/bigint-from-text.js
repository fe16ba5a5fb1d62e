// Read a million digits.
function alphaBeta(game, state) {
  return BigInt('9'.repeat(1e6)) > 0n;
}
