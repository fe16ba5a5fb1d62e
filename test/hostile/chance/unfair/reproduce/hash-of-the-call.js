// A hash of the parents and of the number of the call.
let calls = 0;
export function reproduce(x, y, random) {
  random.number();
  let h = calls++;
  for (const each of [...x, ...y]) h = Math.imul(h ^ each, 0x9e3779b1) ^ (h >>> 15);
  const cut = 1 + ((h >>> 0) % (x.length - 1));
  return [...x.slice(0, cut), ...y.slice(cut)];
}
