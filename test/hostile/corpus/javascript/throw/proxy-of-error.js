// Throw a proxy of an error.
function alphaBeta(game, state) {
  throw new Proxy(new Error('x'), { get() { for (;;); } });
}
