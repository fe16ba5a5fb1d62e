// Put methods under the game.
function alphaBeta(game, state) {
  Object.setPrototypeOf(game, { isTerminal: () => true });
  return game.isTerminal(state);
}
