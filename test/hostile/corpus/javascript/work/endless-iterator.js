// Spread an iterator without end whose items take no memory.
function alphaBeta(game, state) {
  for (const x of { [Symbol.iterator]: () => ({ next: () => ({ done: false }) }) });
}
