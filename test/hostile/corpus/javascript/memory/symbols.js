// Make symbols for ever.
function alphaBeta(game, state) {
  const xs = [];
  for (let i = 0; ; i += 1) xs.push(Symbol('x'.repeat(1e5) + i));
}
