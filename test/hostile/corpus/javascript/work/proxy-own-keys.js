// A proxy that lists many keys, each of which is compared with all others.
function alphaBeta(game, state) {
  const keys = Array.from({ length: 50_000 }, (_, i) => `k${i}`);
  const proxy = new Proxy({}, { ownKeys: () => keys, getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: 0 }) });
  return Object.keys(proxy).length;
}
