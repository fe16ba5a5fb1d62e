// One draw in each seventh in turn.
let calls = 0;
export function reproduce(x, y, random) {
  const n = x.length - 1;
  const cut = 1 + Math.floor((((calls++ % 7) + random.number()) / 7) * n);
  return [...x.slice(0, cut), ...y.slice(cut)];
}
