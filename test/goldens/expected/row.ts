import type { Status } from '../../../grader/types/report.ts';
import type { Reason } from '../../../grader/types/verdict.ts';

/** What a sample submission must get. */
export interface Expected {
  /** What it is and what is wrong with it, in words. */
  readonly says: string;
  readonly status?: Status;
  /**
   * The checks in which at least one case fails, and the reasons of those that do. All others pass in full.
   */
  readonly fails?: Readonly<Record<string, Reason | readonly Reason[]>>;
  /**
   * The mistake that the report names: its id, two joined by `+`, `unknown`, or `error`; several where what was
   * seen may be either. Absent when it names none, since nothing failed or the reason says it all.
   */
  readonly diagnosis?: string | readonly string[];
}

/** The rows of a class, by the submission's id. */
export type ExpectedClass = Readonly<Record<string, Expected>>;

/** Every check passes. */
export const full = (says: string): Expected => ({ says });

/** In each of these checks a case fails, all for one reason. */
export function fails(
  says: string,
  row: {
    readonly diagnosis?: string | readonly string[];
    readonly reason?: Reason;
    readonly checks: readonly string[];
  },
): Expected {
  const { diagnosis, reason = 'student-error', checks } = row;
  return {
    says,
    fails: Object.fromEntries(checks.map((check) => [check, reason])),
    ...(diagnosis === undefined ? {} : { diagnosis }),
  };
}
