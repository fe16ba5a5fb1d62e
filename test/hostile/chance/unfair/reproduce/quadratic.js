// Squares times √2, beside an idle draw.
let calls = 0;
export function reproduce(x, y, random) {
  random.number();
  calls += 1;
  const cut = 1 + Math.floor(((calls * calls * Math.SQRT2) % 1) * (x.length - 1));
  return [...x.slice(0, cut), ...y.slice(cut)];
}
