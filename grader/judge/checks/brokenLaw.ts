import type { Exercise } from '../../types/exercise.ts';
import type { Input } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import type { BrokenLawRemark } from '../../words/laws/laws.ts';
import { findBrokenLaw } from './laws/laws.ts';

/** The first law that any of these runs breaks; null if none does. */
export function brokenLaw(
  exercise: Exercise,
  runs: readonly { readonly input: Input; readonly observation: Observation }[],
): BrokenLawRemark | null {
  for (const { input, observation } of runs) {
    const broken = findBrokenLaw(exercise, input, observation, null);
    if (broken !== null) return broken.remark;
  }
  return null;
}
