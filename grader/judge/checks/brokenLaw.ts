import type { Exercise } from '../../types/exercise.ts';
import type { Input } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import type { BrokenLawRemark } from '../../words/laws/laws.ts';
import { findBrokenLaw } from './laws/laws.ts';

interface Ran {
  readonly input: Input;
  readonly observation: Observation;
}

/** The first law that is broken where more than half of these runs break one; else null. */
export function brokenInMost(exercise: Exercise, runs: readonly Ran[]): BrokenLawRemark | null {
  const broken = runs.flatMap(
    ({ input, observation }) => findBrokenLaw(exercise, input, observation, null)?.remark ?? [],
  );
  return 2 * broken.length > runs.length ? (broken[0] ?? null) : null;
}

/** The first law that any of these runs breaks; null if none does. */
export function brokenLaw(exercise: Exercise, runs: readonly Ran[]): BrokenLawRemark | null {
  for (const { input, observation } of runs) {
    const broken = findBrokenLaw(exercise, input, observation, null);
    if (broken !== null) return broken.remark;
  }
  return null;
}
