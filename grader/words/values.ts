import type { Plain } from '../types/observation.ts';

/** Words that several sentences share. */

const LONGEST_QUOTE = 60;
const LONGEST_LIST = 8;

/** A number in prose: a true minus sign, ∞, no −0. */
export function showNumber(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  const size = Math.abs(value) === Infinity ? '∞' : String(Math.abs(value));
  return value < 0 ? `−${size}` : size;
}

/** A large count in groups of three: `20,000`. */
export function showCount(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 leaf`, `3 leaves`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** `a`, `a or b`, `a, b or c`; past eight items the rest is counted. */
export function list(items: readonly string[], join: 'and' | 'or' = 'and'): string {
  const shown =
    items.length > LONGEST_LIST
      ? [...items.slice(0, LONGEST_LIST - 1), `${items.length - LONGEST_LIST + 1} more`]
      : items;
  if (shown.length <= 1) return shown.join('');
  return `${shown.slice(0, -1).join(', ')} ${join} ${shown.at(-1)!}`;
}

/** Text of a student's or an author's in quotation marks, cut short when long. */
export function quote(text: string): string {
  const characters = [...text];
  return `"${characters.length > LONGEST_QUOTE ? `${characters.slice(0, LONGEST_QUOTE).join('')}…` : text}"`;
}

/** What a returned value is, for the end of "your function returned …". */
export function describe(value: Plain): string {
  if (value === undefined) return 'nothing (undefined)';
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number')
    return Number.isNaN(value) ? 'NaN, which is not a number' : `the number ${showNumber(value)}`;
  if (typeof value === 'string') return `the text ${quote(value)}`;
  if (isList(value)) return value.length === 0 ? 'an empty list' : `a list of ${count(value.length, 'item')}`;
  const keys = Object.keys(value).map(quote);
  return keys.length === 0 ? 'an empty object' : `an object with ${list(keys)}`;
}

export const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

export const isRecord = (value: Plain): value is { readonly [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !isList(value);
