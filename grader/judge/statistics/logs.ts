/** Sums and products of probabilities, kept as natural logarithms. */

/** log(e^a + e^b), without overflow. */
export function logAdd(a: number, b: number): number {
  if (a < b) return logAdd(b, a);
  return b === -Infinity ? a : a + Math.log1p(Math.exp(b - a));
}

/** log(e^x₀ + … + e^xₙ₋₁) over the first `n`; −∞ when there are none. */
export function logSum(logs: ArrayLike<number>, n = logs.length): number {
  let highest = -Infinity;
  for (let i = 0; i < n; i += 1) if (logs[i]! > highest) highest = logs[i]!;
  if (highest === -Infinity || highest === Infinity) return highest;
  let sum = 0;
  for (let i = 0; i < n; i += 1) sum += Math.exp(logs[i]! - highest);
  return highest + Math.log(sum);
}

/** log of the mean of e^x₀ … */
export function logMean(logs: ArrayLike<number>, n = logs.length): number {
  return logSum(logs, n) - Math.log(n);
}

/** log(1 − e^x) for x ≤ 0, accurate at both ends (Mächler 2012). */
export function logOneMinusExp(x: number): number {
  return x > -Math.LN2 ? Math.log(-Math.expm1(x)) : Math.log1p(-Math.exp(x));
}

/**
 * Base-10 logarithm from a natural one, for printing: rounded, as engines differ in the last digit of a
 * logarithm.
 */
export const toLog10 = (log: number): number => Math.round((log / Math.LN10) * 1e6) / 1e6 + 0;
