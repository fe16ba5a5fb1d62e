import type { Check } from '../../types/exercise.ts';
import type { Observation } from '../../types/observation.ts';
import type { Verdict } from '../../types/verdict.ts';

/** A check with everything that came of it: `observations[i][j]` is that of input j of case i. */
export interface CheckRun {
  readonly check: Check;
  readonly observations: readonly (readonly Observation[])[];
  /** One a case. */
  readonly verdicts: readonly Verdict[];
}
