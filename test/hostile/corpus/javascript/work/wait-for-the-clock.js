// Wait until the clock has moved on.
function alphaBeta(game, state) {
  const start = Date.now();
  while (Date.now() - start < 1000);
}
