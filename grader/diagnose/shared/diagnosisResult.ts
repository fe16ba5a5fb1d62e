import type { Counterexample, Diagnosis } from '../../types/report.ts';

/** What is known about why a submission fails, beyond its verdicts. */
export interface DiagnosisResult {
  readonly diagnoses: readonly Diagnosis[];
  readonly counterexample?: Counterexample;
}

/** Past so many mistakes that explain the same, naming them helps nobody. */
export const MOST_NAMED = 3;

/** What explains everything, with what those are told who see less of it. */
export function withOpenly(diagnoses: readonly Diagnosis[], openly: readonly Diagnosis[]): Diagnosis[] {
  const [first, ...others] = diagnoses;
  if (first === undefined || openly.length === 0) return [...diagnoses];
  return [{ ...first, openly }, ...others];
}
