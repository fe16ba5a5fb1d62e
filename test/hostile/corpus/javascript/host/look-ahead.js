// Evaluate an inner state that has no evaluation.
function alphaBeta(game, state) {
  return game.evaluate(state);
}
