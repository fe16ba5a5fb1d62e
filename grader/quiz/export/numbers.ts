import { Fraction } from 'fraction.js';
import { fraction } from '../exactNumber.ts';
import type { Exact } from '../exactNumber.ts';

/** As many digits as a double holds. */
export function decimal(value: Exact): string {
  return String(fraction(value).valueOf());
}

/** A fraction without an end cannot be written down, so what is nearest must do. */
export function toleranceOf(value: Exact, tolerance: number): string {
  if (tolerance > 0) return String(tolerance);
  return new Fraction(decimal(value)).equals(fraction(value)) ? '0' : '0.005';
}
