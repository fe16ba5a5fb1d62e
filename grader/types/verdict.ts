import type { NodeSpec } from '../../reference/games/treeSpec.ts';
import type { PartInput } from './input.ts';
import type { Plain } from './observation.ts';
import type { GenerationsEvidence, RunEvidence, RunsEvidence } from './runEvidence.ts';
import type { TreeEvidence } from './treeEvidence.ts';
import type { EvidenceFamily, Visibility } from './exercise.ts';

export const VERDICT_STATES = ['passed', 'failed', 'not-checked'] as const;
export type VerdictState = (typeof VERDICT_STATES)[number];

/**
 * The first six are the student's and cost the points; the others, and a time limit in a metered engine,
 * withhold the score. `unreadable` is in older results only: choices that cannot be seen cost points now.
 */
export const REASONS = [
  'student-error',
  'not-attempted',
  'work-limit',
  'memory-limit',
  'output-limit',
  'time-limit',
  'unreadable',
  'author-error',
  'grader-fault',
] as const;
export type Reason = (typeof REASONS)[number];

/** What a case of several inputs is made of. */
export type InputKind = 'trees' | 'runs';

/** How many inputs of a case fail, where it has several and what is said is about one of them. */
export interface Among {
  readonly failed: number;
  readonly of: number;
  readonly kind: InputKind;
}

export interface Verdict {
  readonly check: string;
  readonly case?: string;
  /** What the case is there to catch, in the author's words. */
  readonly description?: string;
  readonly state: VerdictState;
  readonly reason?: Reason;
  /** Exact, e.g. `7/3`. */
  readonly points: string;
  readonly maxPoints: string;
  readonly visibility: Visibility;
  /** What is said, for programs: stable, where the words may be put better one day. */
  readonly code: string;
  /** Of a case with several inputs that fails. */
  readonly among?: Among;
  /** Why, in words to the student. */
  readonly rationale: string;
  readonly help?: string;
  readonly expected?: Plain;
  readonly actual?: Plain;
  readonly evidence?: Evidence;
}

/** What a verdict can be defended with, and what its picture is drawn from. */
export type Evidence =
  TreeEvidence | RunEvidence | RunsEvidence | GenerationsEvidence | PartEvidence | ChanceEvidence;

/** Calls of a part of a genetic algorithm. */
export interface PartEvidence {
  readonly kind: 'part';
  readonly part: PartInput['part'];
  /** The arguments, as given each time. */
  readonly given: Plain;
  /** The first answers, and how many there are in all. */
  readonly answers: readonly Plain[];
  readonly calls: number;
  /** The call that breaks a law, and its answer. */
  readonly broken?: { readonly call: number; readonly answer: Plain };
}

/**
 * One line of the chart: how often a kind of choice was made, and how often a correct one expects to make it.
 */
export interface ChanceBin {
  readonly label: string;
  /** Decisions in which it could be made. */
  readonly decisions: number;
  readonly observed: number;
  readonly expected: number;
}

/** The test of an evidence check. */
export interface ChanceEvidence {
  readonly kind: 'chance';
  readonly family: EvidenceFamily;
  /** Chance that a correct submission fails this check: its part of the exercise's alpha. */
  readonly alpha: number;
  /** Evidence that fails it: 1 / alpha. */
  readonly threshold: number;
  /** Runs that were read. */
  readonly runs: number;
  readonly decisions: number;
  /** Decisions that could not be seen, and count for nothing. */
  readonly skipped: number;
  /** Base-10 logarithm of the evidence against a correct way of choosing, and the highest that it reached. */
  readonly log10: number;
  readonly highestLog10: number;
  /** Why it ended: enough evidence, or no more runs. */
  readonly ended: 'failed' | 'budget';
  /** What the lines of the chart are about, such as `chance of acceptance`. */
  readonly binsOf: string;
  readonly bins: readonly ChanceBin[];
  /** The accepted way of choosing that the decisions fit best, where several are accepted. */
  readonly convention?: string;
  /** The known mistake that explains the decisions; absent when none does. */
  readonly mistake?: {
    readonly id: string;
    readonly title: string;
    readonly words: string;
    readonly hint: string;
    readonly log10: number;
  };
  /** The evidence on the way: `[decisions, log10]`, at most 64 pairs. */
  readonly course: readonly (readonly [number, number])[];
}

export type { GenerationsEvidence, NodeSpec, RunEvidence, RunsEvidence };
