// Ask for ever.
function alphaBeta(game, state) {
  for (;;) game.isTerminal(state);
}
