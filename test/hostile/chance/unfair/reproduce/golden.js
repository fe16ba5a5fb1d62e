// The golden ratio, which fills all gaps, beside an idle draw.
let calls = 0;
export function reproduce(x, y, random) {
  random.number();
  calls += 1;
  const cut = 1 + Math.floor(((calls * 0.6180339887498949) % 1) * (x.length - 1));
  return [...x.slice(0, cut), ...y.slice(cut)];
}
