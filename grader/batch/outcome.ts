import type { Report } from '../types/report.ts';

/** What a report comes to, from best to worst: `mend` is for the author or the TA, `fault` is ours. */
export const OUTCOMES = ['passed', 'failed', 'mend', 'fault'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Our fault stands over the author's or the TA's, and that over a failed check. */
export function outcomeOf(report: Report): Outcome {
  const reasons = report.verdicts.flatMap((verdict) =>
    verdict.state === 'not-checked' ? (verdict.reason ?? []) : [],
  );
  if (reasons.includes('grader-fault') || reasons.includes('time-limit')) return 'fault';
  if (reasons.includes('author-error') || report.status === 'withheld') return 'mend';
  return report.status === 'graded' && report.verdicts.every((verdict) => verdict.state === 'passed')
    ? 'passed'
    : 'failed';
}
