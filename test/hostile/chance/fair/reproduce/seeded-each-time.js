// A generator of its own that is started from a draw at each call.
export function reproduce(x, y, random) {
  let z = random.integer(0, 2 ** 32 - 1) | 0;
  z = Math.imul(z ^ (z >>> 15), z | 1);
  z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
  const cut = 1 + Math.floor((((z ^ (z >>> 14)) >>> 0) / 2 ** 32) * (x.length - 1));
  return [...x.slice(0, cut), ...y.slice(cut)];
}
