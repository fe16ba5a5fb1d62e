// Loop in a microtask that never ends.
function alphaBeta(game, state) {
  (async () => { for (;;) await 0; })();
  return { value: 0, action: null };
}
