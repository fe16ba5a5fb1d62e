import type { Exercise } from '../../types/exercise.ts';
import type { Input } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import type { BrokenLawRemark } from '../../words/laws/laws.ts';
import { findBrokenLaw, readLaws } from './laws/laws.ts';

interface Ran {
  readonly input: Input;
  readonly observation: Observation;
}

/** What shows of each of these runs that never began that it did not, so that it chose nothing. */
export const neverBegan = (exercise: Exercise, runs: readonly Ran[]): BrokenLawRemark[] =>
  runs.flatMap(({ input, observation }) => readLaws(exercise, input, observation)?.neverBegan?.remark ?? []);

/** The first law that any of these runs breaks; null if none does. */
export function brokenLaw(exercise: Exercise, runs: readonly Ran[]): BrokenLawRemark | null {
  for (const { input, observation } of runs) {
    const broken = findBrokenLaw(exercise, input, observation, null);
    if (broken !== null) return broken.remark;
  }
  return null;
}
