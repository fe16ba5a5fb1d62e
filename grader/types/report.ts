import type { CheckKind, Limits, Visibility } from './exercise.ts';
import type { Plain } from './observation.ts';
import type { FileFinding, RuleSummary } from './rules.ts';
import type { ShownSource } from './source.ts';
import type { Evidence, Verdict } from './verdict.ts';

/** Points, exact and as shown. `value` is null when any of it is withheld. */
export interface Score {
  /** Rounded once, to two decimals. */
  readonly value: number | null;
  /** Exact, e.g. `25/3`. */
  readonly earned: string;
  readonly max: string;
  /** Points whose checks could not be judged for no fault of the student; absent when none. */
  readonly withheld?: string;
}

export interface CheckSummary {
  readonly id: string;
  readonly title: string;
  readonly visibility: Visibility;
  /** Exact points of the whole check, so that they are known even when nothing could be judged. */
  readonly points: string;
  /** How many of its cases must pass before any is paid; absent where one is enough. */
  readonly needed?: number;
}

/** What the student's code printed in a run, or in several. */
export interface Print {
  readonly text: string;
  /** How much was printed in all; more than `text` when it was capped. */
  readonly bytes: number;
}

/** What the student printed while one case of a check ran. */
export interface Printed extends Print {
  readonly check: string;
  /** Absent for a test of chances, whose runs are judged together. */
  readonly case?: string;
  readonly visibility: Visibility;
}

export const STATUSES = ['graded', 'not-attempted', 'unusable', 'withheld'] as const;
export type Status = (typeof STATUSES)[number];
/** In a class there are people, too, who handed in nothing. */
export const ROW_STATUSES = [...STATUSES, 'not-submitted'] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

/** `staff` may see everything; `student` only what that student may. */
export const AUDIENCES = ['staff', 'student'] as const;

/** Everything that is known about one graded submission. Every renderer is a pure function of it. */
export interface Report {
  readonly tool: 'cutoff';
  readonly version: string;
  readonly exercise: {
    readonly slug: string;
    readonly title: string;
    readonly hash: string;
    readonly checks: readonly CheckSummary[];
    /** On files; absent where it has none. */
    readonly rules?: readonly RuleSummary[];
  };
  readonly submission: {
    readonly id: string;
    readonly name: string;
    readonly hash: string;
    readonly language: string | null;
    readonly files: readonly string[];
  };
  readonly status: Status;
  /** Why it was not graded, in words; when it was, how its files were read, or empty. */
  readonly note: string;
  readonly score: Score;
  /** What rules on files found; absent where the exercise has none. */
  readonly findings?: readonly FileFinding[];
  readonly verdicts: readonly Verdict[];
  readonly diagnoses: readonly Diagnosis[];
  /** The smallest input found that shows what is wrong; absent when nothing failed or none was found. */
  readonly counterexample?: Counterexample;
  readonly output: readonly Printed[];
  /** What was handed in; staff alone are shown it, and it is not in `result.json`. */
  readonly source?: ShownSource;
  readonly limits: Limits;
  readonly audience: (typeof AUDIENCES)[number];
  /**
   * What those are told who see less, by the runs that they see alone; where it says nothing of them, that
   * part of this which they may see.
   */
  readonly told?: readonly Told[];
  /** Points of checks that this audience is not shown; absent when none. */
  readonly notShown?: string;
}

/** What is said beyond the verdicts to those who may see what is of visibility `to`, and no more. */
export interface Told {
  readonly to: Visibility;
  readonly diagnoses: readonly Diagnosis[];
  /** Verdicts that say something else to them, since these name a mistake. */
  readonly verdicts?: readonly Verdict[];
}

/** Why a submission fails, as far as that is known. Several of them explain it equally well. */
export interface Diagnosis {
  /** Classes that it is about, in a file of agents. */
  readonly classes?: readonly string[];
  /**
   * Id of the mistake, two joined by `+`, those that come to the same by `|`; `unknown` where none that is
   * known explains it, `several` where too many do, `error` where an error ends most cases that fail.
   */
  readonly mistake: string;
  readonly title: string;
  /** What a tutor would say. */
  readonly sentence?: string;
  readonly evidence: string;
  readonly hint: string;
  /** Of the most hidden check whose observations the evidence names. */
  readonly visibility: Visibility;
  /** What all that may explain it have in common, as behaviour; the same on each of several. */
  readonly common?: string;
}

/**
 * An input that was drawn and shrunk until nothing simpler fails, so that it is small enough to follow by
 * hand.
 */
export interface Counterexample {
  /** The class that fails on it, in a file of agents. */
  readonly class?: string;
  /** The kind of check that fails on it. */
  readonly kind: CheckKind;
  /**
   * Of the most visible check that fails in the same way; the input itself is never one of the exercise's.
   */
  readonly visibility: Visibility;
  /** A whole tree file or run file, on one line, to be pasted and run again. */
  readonly file: string;
  readonly depthLimit?: number;
  readonly rationale: string;
  readonly help?: string;
  readonly expected?: Plain;
  readonly actual?: Plain;
  readonly evidence?: Evidence;
  /** What was printed on it, if anything was. */
  readonly printed?: Print;
  /** Whether everything simpler passes; otherwise the budget ended first. */
  readonly isSmallest: boolean;
  /** How often the code was run to find it. */
  readonly probes: number;
}
