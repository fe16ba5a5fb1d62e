import { Fraction } from 'fraction.js';

/**
 * Points are exact fractions until they are shown: `25/3`. The one place that rounds them, so that a score
 * and its maximum, wherever they stand, were rounded alike.
 */

const ZERO = new Fraction(0);

/** Exact points as a number with so many decimals, halves up: 2.33 for `7/3`. */
export function roundPoints(exact: string | Fraction, decimals = 2): number {
  const unit = 10 ** decimals;
  return new Fraction(exact).mul(unit).add(1, 2).floor().div(unit).valueOf();
}

/** Exact points as people read them: `3`, `2.5`, `2.33`. The exact ones stand in `result.json`. */
export const formatPoints = (exact: string): string => String(roundPoints(exact));

/** Past these, two numbers of points are taken for the same by anybody. */
const MOST_DECIMALS = 6;

/**
 * Points and what they are out of, with as many decimals as it takes that what differs looks different:
 * `9.997 of 10`, not `10 of 10`.
 */
export function formatPointsOf(
  points: string,
  max: string,
): { readonly points: string; readonly max: string } {
  const isFull = new Fraction(points).equals(max);
  let decimals = 2;
  while (!isFull && decimals < MOST_DECIMALS && roundPoints(points, decimals) === roundPoints(max, decimals))
    decimals += 1;
  return { points: String(roundPoints(points, decimals)), max: String(roundPoints(max, decimals)) };
}

/** `1 point`, `2.5 points`. */
export function pointsWords(exact: string): string {
  const shown = formatPoints(exact);
  return `${shown} ${pointOrPoints(shown)}`;
}

/** The word after a number of points, as it is shown. */
export const pointOrPoints = (shown: string): string => (shown === '1' ? 'point' : 'points');

export const sumPoints = (points: readonly string[]): Fraction =>
  points.reduce((total, each) => total.add(each), ZERO);
