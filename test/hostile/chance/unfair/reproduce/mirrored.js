// Every other cut is the mirror image of the last one.
let held = null;
export function reproduce(x, y, random) {
  const n = x.length;
  const cut = held === null ? random.integer(1, n - 1) : n - held;
  held = held === null ? cut : null;
  return [...x.slice(0, cut), ...y.slice(cut)];
}
