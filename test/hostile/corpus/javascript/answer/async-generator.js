// Answer bit by bit, and never all.
async function* alphaBeta(game, state) {
  for (;;) yield game.actions(state);
}
