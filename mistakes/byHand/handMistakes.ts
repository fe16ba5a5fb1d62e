import type { HandMistake } from './handMistake.ts';
import { HAND_SEARCH_MISTAKES } from './searchMistakes.ts';
import { HAND_VALUE_MISTAKES } from './valueMistakes.ts';

/**
 * What people are known to do wrong when they work a tree by hand, the likeliest first: where two explain an
 * answer alike, both are named. By hand there is no code to look at, so that the words are the hint too.
 */
export const HAND_MISTAKES: readonly HandMistake[] = [...HAND_SEARCH_MISTAKES, ...HAND_VALUE_MISTAKES].map(
  (mistake) => ({ ...mistake, hint: mistake.words }),
);
