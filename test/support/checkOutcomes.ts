import { gradeCheck } from '../../grader/adequacy/gradeInProcess.ts';
import type { Exercise } from '../../grader/types/exercise.ts';
import type { TrustedProgram } from '../../grader/types/trusted.ts';

/** The checks of an exercise that a program of ours does not pass: `failed`, or `open` where none can judge. */
export function notPassed(
  exercise: Exercise,
  load: () => TrustedProgram,
): Readonly<Record<string, 'failed' | 'open'>> {
  const outcomes: Record<string, 'failed' | 'open'> = {};
  for (const check of exercise.checks) {
    const outcome = gradeCheck(exercise, check, load, (input) => input);
    if (outcome !== 'passed') outcomes[check.id] = outcome === 'open' ? 'open' : 'failed';
  }
  return outcomes;
}
