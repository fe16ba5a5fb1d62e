// Every cut is used twice.
let held = null;
export function reproduce(x, y, random) {
  const cut = held ?? random.integer(1, x.length - 1);
  held = held === null ? cut : null;
  return [...x.slice(0, cut), ...y.slice(cut)];
}
