// Wait until the other clock has moved on.
function alphaBeta(game, state) {
  const start = performance.now();
  while (performance.now() - start < 1000);
}
