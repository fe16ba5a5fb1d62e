// Print values that fight back.
function alphaBeta(game, state) {
  console.log({ toString() { throw 1; } }, new Proxy({}, { get() { throw 2; }, ownKeys() { for (;;); } }), Symbol('x'), { get x() { for (;;); } }, Object.create(null));
  return { value: 0, action: null };
}
