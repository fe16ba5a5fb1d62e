import type { Exercise } from '../../types/exercise.ts';
import type { Input } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import type { BrokenLawRemark } from '../../words/laws/laws.ts';
import { findBrokenLaw, readLaws } from './laws/laws.ts';

interface Ran {
  readonly input: Input;
  readonly observation: Observation;
}

/** What shows that most of these runs never began, so that they chose nothing; null if most did begin. */
export function neverBeganInMost(exercise: Exercise, runs: readonly Ran[]): BrokenLawRemark | null {
  const idle = runs.flatMap(
    ({ input, observation }) => readLaws(exercise, input, observation)?.neverBegan?.remark ?? [],
  );
  return 2 * idle.length > runs.length ? (idle[0] ?? null) : null;
}

/** The first law that any of these runs breaks; null if none does. */
export function brokenLaw(exercise: Exercise, runs: readonly Ran[]): BrokenLawRemark | null {
  for (const { input, observation } of runs) {
    const broken = findBrokenLaw(exercise, input, observation, null);
    if (broken !== null) return broken.remark;
  }
  return null;
}
