import type { Visibility } from '../../types/exercise.ts';
import type { Counterexample, Diagnosis } from '../../types/report.ts';
import type { Budget } from './budget.ts';

/** What is known about why a submission fails, beyond its verdicts. */
export interface DiagnosisResult {
  readonly diagnoses: readonly Diagnosis[];
  readonly counterexample?: Counterexample;
}

/**
 * Says why a submission fails as far as one audience can see, from the runs that it may see and no others.
 * Asked of each audience in turn, the one that sees least first: what was found for those who see less may be
 * used for those who see more, and never the other way round. `budget` is what may be spent on an example;
 * null: none is looked for.
 */
export type DiagnoseFor = (audience: Visibility, budget: Budget | null) => Promise<DiagnosisResult>;

/** Past so many mistakes that explain the same, naming them helps nobody. */
export const MOST_NAMED = 3;
