import { Fraction } from 'fraction.js';
import { fraction, withoutExponent } from '../exactNumber.ts';
import type { Exact } from '../exactNumber.ts';

/** As many digits as a double holds, without an exponent. */
export const decimal = (value: Exact): string => withoutExponent(fraction(value).valueOf());

/** A fraction without an end cannot be written down, so what is nearest must do. */
export function toleranceOf(value: Exact, tolerance: number): string {
  if (tolerance > 0) return withoutExponent(tolerance);
  return hasEnd(value) ? '0' : '0.005';
}

/** Whether a decimal says it exactly. */
export const hasEnd = (value: Exact): boolean => new Fraction(decimal(value)).equals(fraction(value));
