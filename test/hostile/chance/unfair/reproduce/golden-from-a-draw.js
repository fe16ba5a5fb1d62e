// The golden ratio from a drawn start.
let at = null;
export function reproduce(x, y, random) {
  at = at === null ? random.number() : (at + 0.6180339887498949) % 1;
  random.number();
  const cut = 1 + Math.floor(at * (x.length - 1));
  return [...x.slice(0, cut), ...y.slice(cut)];
}
