// Ask for ever and catch whatever would end it.
function alphaBeta(game, state) {
  for (;;) { try { game.isTerminal(state); } catch {} }
}
