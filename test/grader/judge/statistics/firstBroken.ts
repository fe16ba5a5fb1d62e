import type { Broken } from '../../../../grader/judge/checks/laws/broken.ts';
import { findBrokenLaw } from '../../../../grader/judge/checks/laws/laws.ts';
import type { Algorithm, Conventions } from '../../../../grader/types/exercise.ts';
import type { Input } from '../../../../grader/types/input.ts';
import type { Observation } from '../../../../grader/types/observation.ts';
import { ANY } from '../exercises.ts';

export type { Broken };

/** The first law that a run breaks, of all that its algorithm has. */
export function firstBrokenOf(algorithm: Algorithm, input: Input, observation: Observation, conventions: Partial<Conventions>): Broken | null {
  return findBrokenLaw({ algorithm, conventions: { ...ANY, ...conventions } }, input, observation, null);
}
