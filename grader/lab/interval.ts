/**
 * Exact confidence intervals for a chance of success (Clopper & Pearson 1934): whatever the chance is, the
 * interval holds it at least as often as promised. Unlike the usual p ± 2√(p(1 − p)/n), it is right near 0
 * and 1 too.
 */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * @param successes From 0 to `trials`.
 * @param confidence Such as 0.95.
 */
export function clopperPearson(successes: number, trials: number, confidence = 0.95): Interval {
  if (!(
    Number.isInteger(trials) &&
    trials > 0 &&
    Number.isInteger(successes) &&
    successes >= 0 &&
    successes <= trials
  )) {
    throw new RangeError(`${successes} of ${trials} is no count of successes`);
  }
  if (!(confidence > 0 && confidence < 1))
    throw new RangeError(`a confidence lies between 0 and 1, not at ${confidence}`);
  const tail = (1 - confidence) / 2;
  return {
    low: successes === 0 ? 0 : betaQuantile(tail, successes, trials - successes + 1),
    high: successes === trials ? 1 : betaQuantile(1 - tail, successes + 1, trials - successes),
  };
}

/** The x with I_x(a, b) = p, by halving: I rises with x, and a double has no more than 60 halvings in it. */
function betaQuantile(p: number, a: number, b: number): number {
  let low = 0;
  let high = 1;
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (regularizedBeta(middle, a, b) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** I_x(a, b): the chance that a beta(a, b) variable is at most x. */
export function regularizedBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  // The continued fraction converges fast on this side of the mean; the other side is its mirror image.
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** The continued fraction of the incomplete beta function (Abramowitz & Stegun 26.5.8), by Lentz's method. */
function betaFraction(x: number, a: number, b: number): number {
  const nonZero = (value: number): number => (Math.abs(value) < 1e-300 ? 1e-300 : value);
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= 100_000; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / nonZero(1 + even * d);
    c = nonZero(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / nonZero(1 + odd * d);
    c = nonZero(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return fraction;
}

/** log Γ(x) for x ≥ 1: Stirling's series, after stepping up to where five terms give full precision. */
export function logGamma(x: number): number {
  let shift = 0;
  let z = x;
  for (; z < 15; z += 1) shift += Math.log(z);
  const inverse = 1 / (z * z);
  const series =
    (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))) / z;
  return (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series - shift;
}
