import { expect, test } from 'vitest';
import { clopperPearson, logGamma, regularizedBeta } from '../../../grader/lab/interval.ts';

/** P(X ≥ k) of a binomial, summed in logarithms. */
function atLeast(k: number, n: number, p: number): number {
  let sum = 0;
  for (let i = k; i <= n; i += 1) {
    let log = i * Math.log(p) + (n - i) * Math.log1p(-p);
    for (let j = 1; j <= i; j += 1) log += Math.log((n - i + j) / j);
    sum += Math.exp(log);
  }
  return sum;
}

test.each([
  [1, 10],
  [5, 10],
  [9, 10],
  [3, 137],
  [14, 100],
  [94, 100],
  [250, 500],
])('%i of %i: each end leaves 2.5 % in its tail, summed from the binomial itself', (k, n) => {
  const { low, high } = clopperPearson(k, n);
  expect(atLeast(k, n, low)).toBeCloseTo(0.025, 9);
  expect(1 - atLeast(k + 1, n, high)).toBeCloseTo(0.025, 9);
});

test('no success and nothing but success: (α/2)^(1/n) at the open end', () => {
  expect(clopperPearson(0, 20)).toEqual({ low: 0, high: expect.closeTo(1 - 0.025 ** (1 / 20), 12) });
  expect(clopperPearson(20, 20)).toEqual({ low: expect.closeTo(0.025 ** (1 / 20), 12), high: 1 });
});

test('the interval covers every chance at least as often as promised', () => {
  const n = 30;
  const intervals = Array.from({ length: n + 1 }, (_, k) => clopperPearson(k, n));
  for (let p = 0.01; p < 1; p += 0.01) {
    let covered = 0;
    intervals.forEach(({ low, high }, k) => {
      if (low <= p && p <= high) covered += atLeast(k, n, p) - (k === n ? 0 : atLeast(k + 1, n, p));
    });
    expect(covered).toBeGreaterThanOrEqual(0.95 - 1e-9);
  }
});

test('large counts stay exact: the normal interval is near, and the ends hold the rate', () => {
  const { low, high } = clopperPearson(188_700, 200_000);
  const p = 188_700 / 200_000;
  const deviation = Math.sqrt((p * (1 - p)) / 200_000);
  expect(low).toBeCloseTo(p - 1.959964 * deviation, 4);
  expect(high).toBeCloseTo(p + 1.959964 * deviation, 4);
  const millions = clopperPearson(5_000_000, 10_000_000);
  expect(millions.high - millions.low).toBeCloseTo(2 * 1.959964 * Math.sqrt(0.25 / 1e7), 6);
});

test('log Γ and I_x where they are known', () => {
  let factorial = 0;
  for (let n = 1; n < 40; n += 1) {
    expect(logGamma(n)).toBeCloseTo(factorial, 11);
    factorial += Math.log(n);
  }
  expect(logGamma(1.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI) / 2), 12);
  expect(regularizedBeta(0.3, 1, 1)).toBeCloseTo(0.3, 12);
  expect(regularizedBeta(0.25, 0.5 + 0.5, 3)).toBeCloseTo(1 - 0.75 ** 3, 12);
  expect(regularizedBeta(0.5, 7, 7)).toBeCloseTo(0.5, 12);
});

test('counts that are none are refused', () => {
  for (const [k, n] of [
    [1, 0],
    [-1, 5],
    [6, 5],
    [1.5, 5],
  ] as const)
    expect(() => clopperPearson(k, n)).toThrow('no count');
  expect(() => clopperPearson(1, 2, 1)).toThrow('confidence');
});
