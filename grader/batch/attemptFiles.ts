import { join } from 'node:path';
import { numbersIn } from './ifThere.ts';

/**
 * Results of attempts that were graded and do not count, `<id>/attempts/<number>.json`, as staff may see
 * them.
 */
const FOLDER = 'attempts';

/** Numbers of the attempts of which a result is kept apart, in order. */
export const attemptNumbers = (out: string, folder: string): number[] => numbersIn(join(out, folder, FOLDER));

export const attemptPath = (out: string, folder: string, number: number): string =>
  join(out, folder, FOLDER, `${number}.json`);
