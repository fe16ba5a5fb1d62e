import type { Counterexample, Diagnosis } from '../../types/report.ts';

/** What is known about why a submission fails, beyond its verdicts. */
export interface DiagnosisResult {
  readonly diagnoses: readonly Diagnosis[];
  readonly counterexample?: Counterexample;
}
