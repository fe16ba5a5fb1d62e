import { Fraction } from 'fraction.js';

/**
 * A number without rounding, as text in one form only: `3`, `-7/2`, `inf` or `-inf`. Equal numbers are equal
 * texts.
 *
 * A quiz compares what a student wrote with what is so, and 1/3 written as a fraction is right where 0.33 is
 * not.
 */
export type Exact = string;

export const INFINITE: Exact = 'inf';
export const MINUS_INFINITE: Exact = '-inf';

export const isFinite = (value: Exact): boolean => value !== INFINITE && value !== MINUS_INFINITE;

/** The number that a double was written as: 0.1 is a tenth. */
export function exactOf(value: number): Exact {
  if (value === Infinity) return INFINITE;
  if (value === -Infinity) return MINUS_INFINITE;
  if (Number.isSafeInteger(value)) return String(value);
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const scale = new Fraction(10).pow(Number(exponent));
  return canonical(new Fraction(mantissa).mul(scale));
}

/** The nearest double. */
export function toNumber(value: Exact): number {
  if (value === INFINITE) return Infinity;
  if (value === MINUS_INFINITE) return -Infinity;
  return value.includes('/') ? new Fraction(value).valueOf() : Number(value);
}

export const fraction = (value: Exact): Fraction => new Fraction(value);
export const canonical = (value: Fraction): Exact => value.toFraction();

/** Negative, zero or positive, as a is below, at or above b. */
export function compareExact(a: Exact, b: Exact): number {
  if (a === b) return 0;
  if (a === MINUS_INFINITE || b === INFINITE) return -1;
  if (a === INFINITE || b === MINUS_INFINITE) return 1;
  const [x, y] = [Number(a), Number(b)];
  if (Number.isSafeInteger(x) && Number.isSafeInteger(y)) return x - y;
  return fraction(a).compare(fraction(b));
}

/** Σ weight · value; null where +∞ and −∞ meet. Weights of 0 count for nothing. */
export function expectation(weights: readonly Fraction[], values: readonly Exact[]): Exact | null {
  let sum = new Fraction(0);
  let endless: Exact | null = null;
  for (const [at, value] of values.entries()) {
    const weight = weights[at];
    if (weight === undefined || weight.equals(0)) continue;
    if (isFinite(value)) sum = sum.add(weight.mul(fraction(value)));
    else if (endless === null || endless === value) endless = value;
    else return null;
  }
  return endless ?? canonical(sum);
}

/** For people: `∞`, a true minus sign, a decimal where it is short and whole, else a fraction. */
export function formatExact(value: Exact): string {
  if (value === INFINITE) return '∞';
  if (value === MINUS_INFINITE) return '−∞';
  const written = shortDecimal(value) ?? value;
  return written.replace('-', '−');
}

/** `7/2` as `3.5`; null where the decimal is long or has no end. */
function shortDecimal(value: Exact): string | null {
  if (!value.includes('/')) return value;
  const shown = String(fraction(value).valueOf());
  return shown.length <= 8 && !shown.includes('e') && new Fraction(shown).equals(fraction(value))
    ? shown
    : null;
}

export const formatValue = (value: readonly Exact[]): string =>
  value.length === 1 ? value.map(formatExact).join('') : `(${value.map(formatExact).join(', ')})`;

/** `1e-7` as `0.0000001`: neither we nor all other systems read exponents. */
export function withoutExponent(number: number): string {
  const [mantissa = '', exponent] = String(number).split('e');
  if (exponent === undefined) return mantissa;
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(mantissa) ?? [];
  const shift = Number(exponent);
  const digits = whole + part;
  return shift < 0
    ? `${sign}0.${'0'.repeat(-shift - 1)}${digits}`
    : `${sign}${digits}${'0'.repeat(shift - part.length)}`;
}
