import { LOCAL_BANK } from '../../../mistakes/local/localMistakes.ts';
import type { RunMistake } from '../../../mistakes/local/runMistake.ts';
import type { RunInput } from '../../content/run.ts';
import type { Exercise, Limits } from '../../types/exercise.ts';
import type { Observation } from '../../types/observation.ts';
import { type Cause, causeOf } from './cause.ts';

/** Runs a function of ours where a submission would run; see `observe/host/observeLocal.ts`. */
export type ObserveKnown = (
  entry: (...args: never[]) => unknown,
  input: RunInput,
  limits: Pick<Limits, 'calls'>,
) => Observation;

export type LocalProgram = (...args: never[]) => unknown;

/** Programs of the bank, each afresh for each run. */
export type KnownProgram = { load(): LocalProgram };

/** A mistake of the bank, or two of them at once. */
export type KnownMistake = RunMistake<LocalProgram>;

export const mistakesOf = ({ algorithm }: Pick<Exercise, 'algorithm'>): readonly KnownMistake[] =>
  LOCAL_BANK[algorithm]?.mistakes ?? [];

/** Whether some correct program fails an input in this way, so that it shows nothing. */
export function failsCorrect(
  exercise: Exercise,
  laws: Parameters<typeof causeOf>[1],
  cause: Cause,
  input: RunInput,
  observe: ObserveKnown,
): boolean {
  const correct: readonly KnownProgram[] = LOCAL_BANK[exercise.algorithm]?.variants ?? [];
  return correct.some(
    (program) => causeOf(exercise, laws, input, observe(program.load(), input, exercise.limits)) === cause,
  );
}
