// Throw an error whose prototype loops.
function alphaBeta(game, state) {
  throw Object.setPrototypeOf(new Error('x'), new Proxy({}, { get() { for (;;); }, getPrototypeOf() { for (;;); }, getOwnPropertyDescriptor() { for (;;); } }));
}
