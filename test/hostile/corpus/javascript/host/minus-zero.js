// Ask about state minus zero.
function alphaBeta(game, state) {
  return game.isTerminal(-0);
}
