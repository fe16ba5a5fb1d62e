/**
 * The rule for numbers: what is counted (leaves, runs, bytes, a limit of them) is `grouped`, `1,058 leaves`;
 * what a game, a file or a program gives as a number (a value, a bound, a temperature) is written as it would
 * be typed, `−182511000000`, since a comma there parts two items. Both have a true minus sign, also in an
 * exponent.
 */

/** A value in full, as people write it: `∞`, a true minus sign, and 0 for −0. */
export function formatNumber(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (value === Infinity) return '∞';
  if (value === -Infinity) return '−∞';
  return (value === 0 ? '0' : String(value)).replaceAll('-', '−');
}

/** A number for a narrow place: at most five significant digits, with `≈` where it is not the whole truth. */
export function shortNumber(value: number): string {
  const full = formatNumber(value);
  if (full.length <= 7 || !Number.isFinite(value)) return full;
  const rounded = Number(value.toPrecision(5));
  const text = Math.abs(rounded) >= 1e7 ? rounded.toExponential().replace('e+', 'e') : String(rounded);
  return `${rounded === value ? '' : '≈'}${text.replaceAll('-', '−')}`;
}

/** A number to three significant digits, with a true minus sign. */
export const threeDigits = (value: number): string =>
  String(Number(value.toPrecision(3))).replaceAll('-', '−');

/** A count, its digits in groups of three: `50,000,000`. */
export function grouped(value: number): string {
  const [whole = '', rest] = formatNumber(value).split('.');
  const spaced = whole.includes('e') ? whole : whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest === undefined ? spaced : `${spaced}.${rest}`;
}

/** `1 leaf`, `2 leaves`. */
export function count(number: number, one: string, many: string = `${one}s`): string {
  return `${grouped(number)} ${number === 1 ? one : many}`;
}
