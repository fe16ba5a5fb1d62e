import type { NodeSpec, TreeSpec } from '../../reference/games/tree.ts';
import type { ProblemSpec } from './input.ts';
import type { Plain } from './observation.ts';
import type { Visibility } from './exercise.ts';

export const VERDICT_STATES = ['passed', 'failed', 'not-checked'] as const;
export type VerdictState = (typeof VERDICT_STATES)[number];

/** The first five are the student's and cost the points; the last two, and a time limit in a metered engine, withhold the score. */
export const REASONS = [
  'student-error', 'work-limit', 'memory-limit', 'output-limit', 'time-limit', 'author-error', 'grader-fault',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Verdict {
  readonly check: string;
  readonly case?: string;
  readonly state: VerdictState;
  readonly reason?: Reason;
  /** Exact, e.g. `7/3`. */
  readonly points: string;
  readonly maxPoints: string;
  readonly visibility: Visibility;
  /** Why, in words to the student. */
  readonly rationale: string;
  readonly help?: string;
  readonly expected?: Plain;
  readonly actual?: Plain;
  readonly evidence?: Evidence;
}

/** What a verdict can be defended with, and what its picture is drawn from. */
export type Evidence = TreeEvidence | RunEvidence;

export interface TreeEvidence {
  readonly kind: 'tree';
  /** Can be pasted into a tree file. */
  readonly tree: TreeSpec | { readonly game: 'tic-tac-toe' };
  readonly depthLimit?: number;
  /** Ids in the order the student's search evaluated them, repeats included. */
  readonly evaluated: readonly string[];
  /** Ids that a correct search in the same order evaluates, under the convention nearest to the student's. */
  readonly expectedEvaluated?: readonly string[];
  /** The accepted convention that the search follows, or the nearest one. */
  readonly convention?: string;
  /** Where student and reference part. */
  readonly difference?: Difference;
}

export interface Difference {
  /** Id of the node. */
  readonly node: string;
  /** Ids from the root to the node. */
  readonly path: readonly string[];
  /** Window on entry, in a correct search. */
  readonly window?: { readonly alpha: number | 'inf' | '-inf'; readonly beta: number | 'inf' | '-inf' };
  /** What should have happened, as a sentence. */
  readonly sentence: string;
}

export interface RunEvidence {
  readonly kind: 'run';
  readonly problem: ProblemSpec;
  readonly seed: number;
  /** The states that the search made its current one, in order. */
  readonly states: readonly (readonly number[])[];
  /** Their objective values. */
  readonly values: readonly number[];
  readonly returned?: Plain;
  /** Step that breaks the law: index into `states`. */
  readonly brokenAt?: number;
}

export type { NodeSpec };
