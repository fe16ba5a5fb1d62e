// Sort millions of numbers, for ever.
function alphaBeta(game, state) {
  for (;;) new Float64Array(1e5).map((_, i) => -i).sort();
}
