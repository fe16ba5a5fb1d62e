import type { Finding } from './finding.ts';

/** Judging failed: the grader's fault, which costs no points. */
export function faultOfOurs(error: unknown): Finding {
  return {
    state: 'not-checked',
    reason: 'grader-fault',
    rationale: 'The grader failed while judging this. It is not your fault and costs no points.',
    help: `For the people who run the grader: ${error instanceof Error ? error.message : String(error)}`,
  };
}
