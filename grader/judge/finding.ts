import type { Plain } from '../types/observation.ts';
import type { Among, Evidence, Reason } from '../types/verdict.ts';
import type { Remark, RunRemark } from '../words/remarks.ts';

/** What one observation comes to in one check, before points and words: a verdict on one input. */
export type Finding<Said extends Remark = Remark> = Passed<Said> | Failed<Said> | NotChecked<Said>;

/** A finding on one run by itself. */
export type RunFinding = Finding<RunRemark>;

interface Found<Said extends Remark> {
  readonly remark: Said;
  /** Given where this is one of several inputs. */
  readonly among?: Among;
  readonly expected?: Plain;
  readonly actual?: Plain;
  readonly evidence?: Evidence | undefined;
}

export interface Passed<Said extends Remark = Remark> extends Found<Said> {
  readonly state: 'passed';
}

export interface Failed<Said extends Remark = Remark> extends Found<Said> {
  readonly state: 'failed';
  readonly reason: Reason;
}

export interface NotChecked<Said extends Remark = Remark> extends Found<Said> {
  readonly state: 'not-checked';
  readonly reason: Reason;
}

export const passed = <Said extends Remark>(found: Found<Said>): Passed<Said> => ({
  state: 'passed',
  ...found,
});

/** Nothing is wrong, and nobody asks what is right. */
export const UNREMARKABLE: Passed<RunRemark> = {
  state: 'passed',
  remark: { code: 'all-passed', args: { inputs: 1, kind: 'runs' } },
};

/** Wrong for a reason that the student can mend. */
export const wrong = <Said extends Remark>(found: Found<Said>): Failed<Said> => ({
  state: 'failed',
  reason: 'student-error',
  ...found,
});
