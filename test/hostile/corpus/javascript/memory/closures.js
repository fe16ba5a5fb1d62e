// Keep everything alive in closures.
function alphaBeta(game, state) {
  let f = () => 0;
  for (let i = 0; ; i += 1) { const g = f, s = 'x'.repeat(1e5) + i; f = () => g() + s.length; }
}
