import { list } from '../words/lists.ts';
import { UserError } from './userError.ts';
import { nearest } from '../content/nearest.ts';
import { didYouMean as hintFor } from '../words/found.ts';

/** `; did you mean "minimax"?` where a word is close to one of these, else nothing. */
export function didYouMean(word: string | undefined, candidates: readonly string[]): string {
  const { hint } = hintFor(word === undefined ? null : nearest(word, candidates));
  return hint === undefined ? '' : `; ${hint}`;
}

/** The value of an option, which must be one of these; undefined where it was not given. */
export function oneOf<T extends string>(
  option: string,
  value: string | undefined,
  values: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  const found = values.find((each) => each === value);
  if (found !== undefined) return found;
  const expected = list(values, { join: 'or', most: values.length });
  throw new UserError(
    `${option}: found ${JSON.stringify(value)}; expected ${expected}${didYouMean(value, values)}`,
  );
}
