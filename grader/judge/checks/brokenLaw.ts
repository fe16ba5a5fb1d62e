import type { Exercise } from '../../types/exercise.ts';
import type { Input } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import { sayBrokenLaw } from '../../words/laws/laws.ts';
import { VOCABULARY } from './law.ts';
import { findBrokenLaw } from './laws/laws.ts';

/** What an evidence check says of a law that keeps it from being judged. */
export interface BrokenLaw {
  readonly sentence: string;
  readonly help?: string;
}

/** The first law that any of these runs breaks; null if none does. */
export function brokenLaw(
  exercise: Exercise,
  runs: readonly { readonly input: Input; readonly observation: Observation }[],
): BrokenLaw | null {
  for (const { input, observation } of runs) {
    const broken = findBrokenLaw(exercise, input, observation, null);
    if (broken === null) continue;
    const { rationale: sentence, help } = sayBrokenLaw(broken.remark, VOCABULARY);
    return { sentence, ...(help === undefined ? {} : { help }) };
  }
  return null;
}
