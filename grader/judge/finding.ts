import type { Plain } from '../types/observation.ts';
import type { Evidence, Reason } from '../types/verdict.ts';

/** What one observation comes to in one check, before points: a verdict on one input. */
export type Finding = Passed | Failed | NotChecked;

interface Words {
  readonly rationale: string;
  readonly help?: string | undefined;
  readonly expected?: Plain;
  readonly actual?: Plain;
  readonly evidence?: Evidence | undefined;
}

export interface Passed extends Words {
  readonly state: 'passed';
}

export interface Failed extends Words {
  readonly state: 'failed';
  readonly reason: Reason;
}

export interface NotChecked extends Words {
  readonly state: 'not-checked';
  readonly reason: Reason;
}

export const passed = (words: Words): Passed => ({ state: 'passed', ...words });

/** Wrong for a reason that the student can mend. */
export const wrong = (words: Words): Failed => ({ state: 'failed', reason: 'student-error', ...words });
