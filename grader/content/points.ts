import Fraction from 'fraction.js';

/** Points as a fraction in lowest terms, `7/3` or `4`; the input fits the schema. */
export function readPoints(points: number | string): string {
  return new Fraction(points).toFraction();
}

/**
 * What to write for points that are not exact as written: the decimal that the author sees, as a fraction. A
 * decimal is refused even so, since 0.1 in a program is not a tenth, and who rounds it should be the author.
 */
export function wholeAsFraction(found: unknown): string | undefined {
  const text = typeof found === 'number' ? String(found) : found;
  if (typeof text !== 'string' || !/^[0-9]{1,6}\.[0-9]{1,6}$/.test(text)) return undefined;
  const exact = new Fraction(text).toFraction();
  return `write ${exact.includes('/') ? `"${exact}"` : exact}`;
}
