import { ADVERSARIAL_MISTAKES } from '../../reference/mistakes/bank.ts';
import { nearest } from '../content/nearest.ts';
import { type Exercise, GAME_ALGORITHMS } from '../types/exercise.ts';
import type { Problem } from '../types/result.ts';
import { variantRows } from './adequacy.ts';
import { isCaught } from './caught.ts';
import { isPermitted, wrongPrograms } from './programs.ts';

/**
 * What an exercise on games gets wrong about right and wrong searches: a correct one that some case fails, and a mistake
 * that it promises to catch in its usual form and does not. Nothing for other exercises.
 */
export function lintMistakes(exercise: Exercise, label: string): Problem[] {
  const algorithm = GAME_ALGORITHMS.find((name) => name === exercise.algorithm);
  if (algorithm === undefined) return [];
  const file = `${label}/exercise.json`;
  const failing = variantRows(exercise, algorithm).flatMap(({ title, failures }) => failures.slice(0, 1).map((failure): Problem => ({
    code: 'correct-search-fails', file, place: 'checks', found: `a correct search (${title}) that fails ${failure}`, expected: 'full marks for every correct search that the conventions accept',
  })));
  const programs = wrongPrograms(algorithm, exercise.conventions);
  const broken = exercise.mustCatch.flatMap((id, at): Problem[] => {
    const program = programs.find(({ mistake }) => mistake.id === id);
    const problem = { file, place: `mustCatch[${at}]`, found: JSON.stringify(id) };
    if (program === undefined) {
      const known = ADVERSARIAL_MISTAKES.some((mistake) => mistake.id === id);
      const close = nearest(id, programs.map(({ mistake }) => mistake.id));
      return [{ ...problem, code: 'unknown-mistake', expected: known ? `a mistake that can be made in ${algorithm}` : 'the id of a known mistake', ...(close === null ? {} : { hint: `did you mean "${close}"?` }) }];
    }
    if (isPermitted(program.mistake, algorithm, exercise.conventions)) return [{ ...problem, code: 'permitted-mistake', expected: 'a mistake that the conventions do not permit' }];
    return isCaught(exercise, program) ? [] : [{ ...problem, code: 'mistake-let-through', expected: `a case that catches it: ${program.mistake.title}`, hint: 'cutoff adequacy --suggest finds a tree that does' }];
  });
  return [...failing, ...broken];
}
