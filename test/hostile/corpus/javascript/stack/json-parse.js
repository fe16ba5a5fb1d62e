// Parse a million opening brackets.
function alphaBeta(game, state) {
  return JSON.parse('['.repeat(1e6));
}
