// Draws once for several calls, and takes one choice after the other out of the digits.
let digits = 0;
let left = 0;
export function reproduce(x, y, random) {
  const n = x.length - 1;
  if (left === 0) [digits, left] = [random.number(), 6];
  left -= 1;
  digits *= n;
  const cut = 1 + Math.floor(digits);
  digits -= Math.floor(digits);
  return [...x.slice(0, cut), ...y.slice(cut)];
}
