import type { RunFinding } from './finding.ts';

/** Judging failed: the grader's fault, which costs no points. */
export function faultOfOurs(error: unknown): RunFinding {
  const message = error instanceof Error ? error.message : String(error);
  return {
    state: 'not-checked',
    reason: 'grader-fault',
    remark: { code: 'judging-failed', args: { message } },
  };
}

/** A case that nobody can be judged by: the author must mend it. */
export const faultyCase = (fault: string): RunFinding => ({
  state: 'not-checked',
  reason: 'author-error',
  remark: { code: 'case-faulty', args: { fault } },
});
