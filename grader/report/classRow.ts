import { Fraction } from 'fraction.js';
import type { Ledger } from '../types/ledger.ts';
import type { Report, RowStatus, Score } from '../types/report.ts';
import { isBroken } from '../types/rules.ts';
import type { VerdictState } from '../types/verdict.ts';
import { forStudent } from './forStudent.ts';

/**
 * What the class page and `grades.csv` need of one report, small enough to keep for thousands of students.
 */
export interface ClassRow {
  readonly id: string;
  readonly name: string;
  /** Folder of the student's files below the class page; the page percent-encodes it. */
  readonly folder: string;
  readonly status: RowStatus;
  readonly note: string;
  readonly score: Score;
  /** Of what was handed in. */
  readonly hash: string;
  readonly version: string;
  /** Hash of the exercise by which it was graded. */
  readonly exercise: string;
  /** One for each check of the exercise, in its order. */
  readonly checks: readonly CheckResult[];
  /** Known mistakes that explain what the submission does; several where they explain it equally well. */
  readonly diagnoses: readonly { readonly mistake: string; readonly title: string }[];
  /**
   * Of what it does wrong, mistakes of which its student is told, and how long the small example is that
   * shows one, 0 where there is none; absent where there are no such mistakes.
   */
  readonly teaches?: { readonly mistakes: readonly string[]; readonly size: number };
  /** Rules on files that it breaks, by their ids; absent where the exercise has none. */
  readonly broken?: readonly string[];
  /** As a roster has it; absent where that is not known. */
  readonly section?: string;
  /** What becomes of the score, where a course or people adjust those of the class. */
  readonly ledger?: Ledger;
}

export interface CheckResult {
  readonly id: string;
  /** Passed when every case did; not checked when none failed and some could not be judged. */
  readonly state: VerdictState;
  /** Exact. */
  readonly points: string;
  /** Cases that were judged, by their ids. */
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/** Keeps what the class page needs of a staff report. `folder` is where its files lie, by default its id. */
export function classRow(report: Report, folder: string = report.submission.id): ClassRow {
  return {
    id: report.submission.id,
    name: report.submission.name,
    folder,
    status: report.status,
    note: report.note,
    score: report.score,
    hash: report.submission.hash,
    version: report.version,
    exercise: report.exercise.hash,
    // The same mistake in two classes is one mistake of one student.
    diagnoses: [
      ...new Map(report.diagnoses.map(({ mistake, title }) => [mistake, { mistake, title }])).values(),
    ],
    ...teachesOf(report),
    ...(report.findings === undefined
      ? {}
      : { broken: [...new Set(report.findings.filter(isBroken).map(({ rule }) => rule))] }),
    checks: report.exercise.checks.map(({ id }) => {
      const verdicts = report.verdicts.filter((verdict) => verdict.check === id);
      const casesThat = (state: VerdictState): string[] =>
        verdicts.flatMap((verdict) =>
          verdict.state === state && verdict.case !== undefined ? [verdict.case] : [],
        );
      return {
        id,
        state: stateOf(verdicts.map((verdict) => verdict.state)),
        points: verdicts.reduce((total, verdict) => total.add(verdict.points), new Fraction(0)).toFraction(),
        passed: casesThat('passed'),
        failed: casesThat('failed'),
      };
    }),
  };
}

/** What explains nothing, and so is no lesson. */
const NO_LESSONS: readonly string[] = ['unknown', 'several', 'error'];

function teachesOf(report: Report): Pick<ClassRow, 'teaches'> {
  if (report.diagnoses.length === 0) return {};
  const { diagnoses, counterexample } = forStudent(report);
  const mistakes = diagnoses.map(({ mistake }) => mistake).filter((id) => !NO_LESSONS.includes(id));
  return mistakes.length === 0
    ? {}
    : { teaches: { mistakes: [...new Set(mistakes)], size: counterexample?.file.length ?? 0 } };
}

/** The state of a check from those of its cases. */
export function stateOf(cases: readonly VerdictState[]): VerdictState {
  if (cases.includes('failed')) return 'failed';
  return cases.length === 0 || cases.includes('not-checked') ? 'not-checked' : 'passed';
}
