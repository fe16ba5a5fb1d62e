import type { Report, RowStatus } from '../../types/report.ts';
import type { VerdictState } from '../../types/verdict.ts';
import { formatPlain } from '../plain.ts';
import type { ClassRow } from '../classRow.ts';
import { formatPoints } from '../../words/points.ts';

/** What one submission came to, as the reporters of continuous integration tell it. */
export interface Suite {
  readonly id: string;
  /** Folder of its files below the out folder. */
  readonly folder: string;
  readonly status: RowStatus;
  /** As it is shown; null where it is withheld. */
  readonly score: number | null;
  readonly max: string;
  /** In the order of the verdicts; one for the whole where nothing was judged. */
  readonly tests: readonly CaseResult[];
}

export interface CaseResult {
  readonly check: string;
  /** Absent for a check without cases, and where nothing was judged. */
  readonly case?: string;
  readonly state: VerdictState;
  /** Why in a word: `failed` where the search is wrong. */
  readonly type: string;
  /** Why in a sentence; empty where it passed. */
  readonly message: string;
  /** What more there is to say, a line each. */
  readonly details: readonly string[];
}

/** The check that stands for the whole of a submission of which nothing was judged. */
export const WHOLE = 'whole submission';

export function suiteOf(report: Report, folder: string): Suite {
  const { submission, status, score, verdicts, note } = report;
  const about = { id: submission.id, folder, status, score: score.value, max: formatPoints(score.max) };
  if (verdicts.length === 0) return { ...about, tests: [wholeOf(status, note)] };
  const { language } = submission;
  const tests = verdicts.map((verdict): CaseResult => {
    const { check, state, reason, rationale, help } = verdict;
    const isPassed = state === 'passed';
    const values = [
      ...(verdict.expected === undefined ? [] : [`Expected: ${formatPlain(verdict.expected, language)}`]),
      ...('actual' in verdict ? [`Found: ${formatPlain(verdict.actual, language)}`] : []),
    ];
    return {
      check,
      ...(verdict.case === undefined ? {} : { case: verdict.case }),
      state,
      type: reason ?? state,
      message: isPassed ? '' : rationale,
      details: isPassed ? [] : [...(help === undefined ? [] : [help]), ...values],
    };
  });
  return { ...about, tests };
}

/** Of somebody in the class without a result that can be read. */
export const suiteWithout = ({ id, folder, status, note, score }: ClassRow): Suite => ({
  id,
  folder,
  status,
  score: score.value,
  max: formatPoints(score.max),
  tests: [wholeOf(status, note)],
});

/** What costs no points has not failed. */
const wholeOf = (status: RowStatus, note: string): CaseResult => ({
  check: WHOLE,
  state: status === 'withheld' ? 'not-checked' : 'failed',
  type: status,
  message: note,
  details: [],
});

/** `value / seen`. */
export const nameOf = ({ check, case: of }: CaseResult): string =>
  of === undefined ? check : `${check} / ${of}`;

export const scoreWords = ({ score, max }: Suite): string =>
  score === null ? 'withheld' : `${score} of ${max}`;
