import { nearest } from '../content/nearest.ts';
import type { Problem } from '../types/result.ts';

/** What is wrong with a mistake in an exercise, without its place. */
export type MistakeProblem = Pick<Problem, 'code' | 'expected' | 'hint'>;

/** What belongs where a mistake is named that is none in the exercise. */
export const NOT_PERMITTED = 'a mistake that the conventions do not permit';

/** That no mistake has this id, and which has one like it. */
export function unknownMistake(id: string, known: readonly string[], expected: string): MistakeProblem {
  const close = nearest(id, known);
  return {
    code: 'unknown-mistake',
    expected,
    ...(close === null ? {} : { hint: `did you mean "${close}"?` }),
  };
}
