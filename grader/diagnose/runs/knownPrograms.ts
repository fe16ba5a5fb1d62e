import { inEachForm, type RunMistake } from '../../../mistakes/local/runMistake.ts';
import type { RunInput } from '../../content/run.ts';
import { askedSubjectOf } from '../../subjects/asked.ts';
import type { Exercise } from '../../types/exercise.ts';
import type { ObserveTrusted, TrustedProgram } from '../../types/trusted.ts';
import { type Cause, causeOf } from './cause.ts';

/** A correct program or a known mistake; `load` gives it afresh, for each run. */
export interface KnownProgram {
  load(): TrustedProgram;
}

/** A known mistake, or two of them at once. */
export type KnownMistake = RunMistake<TrustedProgram>;

/** Every known mistake of an exercise, in each of its forms. */
export const mistakesOf = (exercise: Pick<Exercise, 'algorithm' | 'conventions'>): readonly KnownMistake[] =>
  (askedSubjectOf(exercise)?.mistakes ?? []).flatMap(inEachForm);

/** Whether some correct program fails an input in this way, so that it shows nothing. */
export function failsCorrect(
  exercise: Exercise,
  laws: Parameters<typeof causeOf>[1],
  cause: Cause,
  input: RunInput,
  observe: ObserveTrusted,
): boolean {
  const correct: readonly KnownProgram[] = askedSubjectOf(exercise)?.variants ?? [];
  return correct.some(
    (program) => causeOf(exercise, laws, input, observe(program.load(), input, exercise.limits)) === cause,
  );
}
