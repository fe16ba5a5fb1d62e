import { OUTCOMES } from '../batch/outcome.ts';
import type { Outcome } from '../batch/outcome.ts';

/** The exit code that stands for all of these: 3 before 2 before 1; 0 when there is none. */
export const exitCodeOf = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((most, outcome) => Math.max(most, OUTCOMES.indexOf(outcome)), 0);
