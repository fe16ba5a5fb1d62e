// Print without end.
function alphaBeta(game, state) {
  for (let i = 0; ; i += 1) console.log('x'.repeat(1000), i);
}
