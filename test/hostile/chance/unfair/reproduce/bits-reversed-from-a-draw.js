// The same, from a drawn place on.
let calls = null;
export function reproduce(x, y, random) {
  calls = calls === null ? random.integer(1, 100000) : calls + 1;
  let u = 0;
  for (let n = calls, half = 0.5; n > 0; n >>= 1, half /= 2) u += (n & 1) * half;
  const cut = 1 + Math.floor(u * (x.length - 1));
  return [...x.slice(0, cut), ...y.slice(cut)];
}
