import { nearest } from '../content/nearest.ts';

/** `; did you mean "minimax"?` where a word is close to one of these, else nothing. */
export function didYouMean(word: string | undefined, candidates: readonly string[]): string {
  const close = word === undefined ? null : nearest(word, candidates);
  return close === null ? '' : `; did you mean ${JSON.stringify(close)}?`;
}
