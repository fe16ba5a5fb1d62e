// The digits of the call, read backwards: another sequence that fills all gaps.
let calls = 0;
export function reproduce(x, y, random) {
  random.number();
  let u = 0;
  for (let n = (calls += 1), half = 0.5; n > 0; n >>= 1, half /= 2) u += (n & 1) * half;
  const cut = 1 + Math.floor(u * (x.length - 1));
  return [...x.slice(0, cut), ...y.slice(cut)];
}
