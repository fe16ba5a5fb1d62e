// Ask with far too many arguments.
function alphaBeta(game, state) {
  return game.isTerminal(...new Array(10000).fill(0));
}
