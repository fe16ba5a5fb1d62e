// Take an action that says it is a text.
function alphaBeta(game, state) {
  try { return game.result(state, { toString: () => '0' }); } catch (error) { return error.name; }
}
