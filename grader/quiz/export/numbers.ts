import { Fraction } from 'fraction.js';
import { fraction } from '../exactNumber.ts';
import type { Exact } from '../exactNumber.ts';

/** As many digits as a double holds, without an exponent. */
export const decimal = (value: Exact): string => plain(fraction(value).valueOf());

/** A fraction without an end cannot be written down, so what is nearest must do. */
export function toleranceOf(value: Exact, tolerance: number): string {
  if (tolerance > 0) return plain(tolerance);
  return hasEnd(value) ? '0' : '0.005';
}

/** Whether a decimal says it exactly. */
export const hasEnd = (value: Exact): boolean => new Fraction(decimal(value)).equals(fraction(value));

/** `1e-7` as `0.0000001`: not all systems read exponents. */
function plain(number: number): string {
  const [mantissa = '', exponent] = String(number).split('e');
  if (exponent === undefined) return mantissa;
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(mantissa) ?? [];
  const shift = Number(exponent);
  const digits = whole + part;
  return shift < 0
    ? `${sign}0.${'0'.repeat(-shift - 1)}${digits}`
    : `${sign}${digits}${'0'.repeat(shift - part.length)}`;
}
