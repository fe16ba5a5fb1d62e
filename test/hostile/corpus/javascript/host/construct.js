// Construct with the host's functions.
function alphaBeta(game, state) {
  try { return String(new game.actions(state)); } catch (error) { return error.name; }
}
