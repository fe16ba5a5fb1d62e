// Throw an error whose message, name and stack loop.
function alphaBeta(game, state) {
  throw Object.defineProperties(new Error('x'), { message: { get() { for (;;); } }, name: { get() { for (;;); } }, stack: { get() { for (;;); } } });
}
