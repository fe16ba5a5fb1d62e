// Ask the value of an inner state.
function alphaBeta(game, state) {
  return game.utility(state);
}
