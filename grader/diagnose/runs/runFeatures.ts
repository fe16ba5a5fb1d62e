import type { RunInput } from '../../content/run.ts';
import type { Exercise } from '../../types/exercise.ts';
import type { Observation } from '../../types/observation.ts';
import type { RunFeatures } from './features.ts';
import { geneticFeatures } from './geneticFeatures.ts';
import { localFeatures } from './localFeatures.ts';
import { partFeatures } from './partFeatures.ts';

/** What a run did, in terms that are the same for all styles and seeds. */
export function runFeatures(
  exercise: Pick<Exercise, 'algorithm'>,
  input: RunInput,
  observation: Observation,
): RunFeatures {
  switch (input.kind) {
    case 'local':
      return localFeatures(exercise, input, observation);
    case 'genetic':
      return geneticFeatures(observation);
    case 'part':
      return partFeatures(input, observation);
  }
}
