// Loop in the clean-up of a generator.
function alphaBeta(game, state) {
  function* once() { try { yield 1; } finally { for (;;); } }
  for (const n of once()) break;
}
