import type { Law } from '../../../types/exercise.ts';
import type { Plain } from '../../../types/observation.ts';
import type { Evidence } from '../../../types/verdict.ts';
import type { BrokenLawRemark, LawSummary } from '../../../words/laws/laws.ts';
import type { ClimbRemark } from '../../../words/laws/restarts.ts';

/** The first step of a run that breaks a law. */
export interface Broken {
  readonly law: Law;
  /** Place in what the run is shown as: a state of its path, a generation. */
  readonly at?: number;
  readonly remark: BrokenLawRemark;
  /** What should have come in its place. */
  readonly expected: Plain;
}

export type Wrong = Broken['remark'];

/** The same within one climb. */
export interface BrokenStep extends Broken {
  readonly remark: ClimbRemark;
}

/** A run held against the laws of its algorithm. */
export interface Reading {
  /**
   * What shows that the run never began: its laws then hold of nothing, and so it breaks them all. Null for a
   * run that did something that laws can be held against.
   */
  readonly neverBegan: Broken | null;
  /** At most one for each law, in the order in which they came to be broken. */
  readonly broken: readonly Broken[];
  /** What the run did, for a verdict without complaint. */
  readonly summary: LawSummary;
  readonly expected: Plain;
  /** For the picture, with the place that matters marked. */
  evidence(broken: Broken | null): Evidence | undefined;
}
