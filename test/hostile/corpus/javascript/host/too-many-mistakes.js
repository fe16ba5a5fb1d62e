// Ask wrongly for ever, since mistakes might be free.
function alphaBeta(game, state) {
  for (;;) { try { game.isTerminal(-1); } catch {} }
}
