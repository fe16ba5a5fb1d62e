import type { Case, Check, Exercise } from '../types/exercise.ts';

/** A case with the name that authors know it by. */
export interface NamedCase {
  /** `check/case`. */
  readonly id: string;
  readonly check: Check;
  readonly item: Case;
}

/** All cases of an exercise, in order. */
export const namedCases = ({ checks }: Pick<Exercise, 'checks'>): NamedCase[] =>
  checks.flatMap((check) => check.cases.map((item) => ({ id: caseName(check, item), check, item })));

export const caseName = (check: Check, item: Case): string => `${check.id}/${item.id}`;
