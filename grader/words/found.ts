import { list } from './lists.ts';
import { quote } from './quoting.ts';

/** How the problems of a file name what they found. */

/** A JSON value in words: short, however large it is. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'a number beyond 1.79e308';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  return Object.keys(value).length === 0 ? 'an empty object' : 'an object';
}

/** `"a", "b" or "c"`. */
export function oneOf(words: readonly string[]): string {
  return list(words.map(quote), { join: 'or', most: Infinity });
}

/** The same of a list that may be long: past the first few, how many more. */
export function shortOneOf(words: readonly string[]): string {
  return list(words.map(quote), { join: 'or' });
}

/** The hint for a misspelt word, or none. */
export function didYouMean(word: string | null): { hint?: string } {
  return word === null ? {} : { hint: `did you mean ${quote(word)}?` };
}
