// Shift one bit very far.
function alphaBeta(game, state) {
  return (1n << 1000000000n) > 0n;
}
