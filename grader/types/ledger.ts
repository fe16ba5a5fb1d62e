import type { Score } from './report.ts';
import type { FileFinding } from './rules.ts';

/** Points, or a percentage of something. Exact. */
export interface Share {
  readonly kind: 'points' | 'percent';
  readonly amount: string;
}

/** What a line of a ledger is about. Times are as the course shows them. */
export type Entry =
  | { readonly code: 'extension'; readonly due: string }
  | {
      readonly code: 'on-time' | 'late-unknown' | 'time-unknown';
      readonly due: string;
      readonly handedIn: string;
    }
  | { readonly code: 'late-days'; readonly days: number; readonly left: number; readonly due: string }
  | { readonly code: 'no-results'; readonly exercise: string }
  | {
      readonly code: 'late';
      readonly handedIn: string;
      readonly due: string;
      /** Seconds, past any grace. */
      readonly by: number;
      readonly grace: number;
      /** How many days or hours have begun; null where a step was reached. */
      readonly units: { readonly number: number; readonly per: 'day' | 'hour' } | null;
      readonly off: Share | null;
      readonly of: 'max' | 'earned';
      /** The most that it may cost, where it would have cost more. */
      readonly most: Share | null;
    }
  | { readonly code: 'too-late'; readonly handedIn: string; readonly until: string }
  | {
      readonly code: 'drop' | 'full' | 'bonus-check' | 'worth';
      readonly check: string;
      readonly case?: string;
      readonly points: string;
    }
  | { readonly code: 'bonus' | 'excused' | 'zero' }
  | { readonly code: 'cap'; readonly most: Share }
  /** A rule on files is broken: the first of what it found, and how much more. `most`: where it caps. */
  | {
      readonly code: 'rule';
      readonly finding: FileFinding;
      readonly more: number;
      readonly most: Share | null;
    }
  | { readonly code: 'set'; readonly points: string }
  | { readonly code: 'add' };

/** One line of a sum. */
export interface LedgerLine {
  readonly entry: Entry;
  /** What it adds, exact; may be negative. */
  readonly amount: string;
  /** What it adds to the maximum. */
  readonly max: string;
  /** Why, in words of the course or of whoever decided. */
  readonly reason?: string;
  /** Who decided; absent where that is not for this reader. */
  readonly by?: string;
  readonly when?: string;
}

/** How a score becomes the points that count. Final points are the sum of what was earned and all lines. */
export interface Ledger {
  /** What was run came to. */
  readonly score: Score;
  readonly lines: readonly LedgerLine[];
  /** Exact; null where something is withheld, or the student is excused. */
  readonly final: string | null;
  readonly max: string;
  readonly state: 'final' | 'withheld' | 'excused' | 'nothing';
}
