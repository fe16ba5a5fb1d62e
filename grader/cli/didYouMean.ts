import { nearest } from '../content/nearest.ts';
import { didYouMean as hintFor } from '../words/found.ts';

/** `; did you mean "minimax"?` where a word is close to one of these, else nothing. */
export function didYouMean(word: string | undefined, candidates: readonly string[]): string {
  const { hint } = hintFor(word === undefined ? null : nearest(word, candidates));
  return hint === undefined ? '' : `; ${hint}`;
}
