import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { classRow, type ClassRow } from '../report/classRow.ts';
import { digestOf } from '../observe/kept/digest.ts';
import { outlineOf } from '../types/outline.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Report } from '../types/report.ts';
import type { Problem } from '../types/result.ts';
import type { Submission } from '../types/submission.ts';
import { VERSION } from '../types/version.ts';
import { purposeOf } from '../words/labels.ts';
import { sumPoints } from '../words/points.ts';
import type { Member } from './classList.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { readResult } from './outFolder.ts';
import { segmentOf } from './segment.ts';
import { parseReport } from './storedReport.ts';

/** What an out folder holds of a member of the class. */
export type Stored =
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly problems: readonly Problem[] };

export async function storedOf(out: string, folder: string): Promise<Stored> {
  const text = await readResult(out, folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return { kind: 'missing' };
  const stored = parseReport(text, `${folder}/staff/result.json`);
  return stored.ok
    ? { kind: 'report', report: stored.value }
    : { kind: 'unreadable', problems: stored.problems };
}

/** All that a graded submission has. */
const FILES = ['staff/report.html', 'staff/source.json', 'student/report.html', 'student/result.json'];

/** What an earlier run made of the work of some people; null where it may have to be graded again. */
export async function earlierResults(
  out: string,
  submission: Submission,
  people: readonly Pick<Submission, 'id' | 'name'>[],
  exercise: Exercise,
): Promise<{ readonly rows: readonly ClassRow[]; readonly outcome: Outcome } | null> {
  const rows: ClassRow[] = [];
  let outcome: Outcome | null = null;
  for (const { id, name } of people) {
    const earlier = await earlierResult(out, { ...submission, id, name }, exercise);
    if (earlier === null) return null;
    rows.push(earlier.row);
    outcome ??= earlier.outcome;
  }
  return outcome === null ? null : { rows, outcome };
}

/**
 * What an earlier run made of a submission, if grading it again would give the same: by this version, of
 * the same work, by the same exercise. Null otherwise, and where anything was withheld, as that may go better
 * now.
 */
async function earlierResult(
  out: string,
  submission: Submission,
  exercise: Exercise,
): Promise<{ readonly row: ClassRow; readonly outcome: Outcome } | null> {
  const folder = segmentOf(submission.id);
  const stored = await storedOf(out, folder);
  if (stored.kind !== 'report' || !FILES.every((file) => existsSync(join(out, folder, file)))) return null;
  const { report } = stored;
  return isAsBefore(report, submission, exercise)
    ? { row: classRow(report, folder), outcome: outcomeOf(report) }
    : null;
}

/** Whether grading a submission would give what was stored, to the word, of which nothing was withheld. */
export function isAsBefore(report: Report, submission: Submission, exercise: Exercise): boolean {
  const { id, name, hash } = report.submission;
  const isSame =
    report.version === VERSION &&
    // The hash is of what decides verdicts; titles and descriptions stand on the pages, too.
    digestOf(report.exercise) === digestOf(outlineOf(exercise)) &&
    report.verdicts.every(isDescribedAs(exercise)) &&
    [id, name, hash].join('\n') === [submission.id, submission.name, submission.hash].join('\n');
  const isOpen = report.score.value === null || report.verdicts.some(({ state }) => state === 'not-checked');
  return isSame && !isOpen;
}

const isDescribedAs =
  ({ checks }: Exercise) =>
  ({ check, case: id, description }: Report['verdicts'][number]): boolean =>
    description === undefined ||
    checks
      .find((each) => each.id === check)
      ?.cases.some((each) => each.id === id && purposeOf(each) === description) === true;

export const NOT_GRADED_YET = 'Not graded yet: the run was stopped before.';
export const UNREADABLE = 'The stored result cannot be read; grade this submission again.';

/** The row of a member of whom there is no result that can be read: no score, and why. */
export function rowWithout({ id, folder }: Member, exercise: Report['exercise'], note: string): ClassRow {
  const max = sumPoints(exercise.checks.map(({ points }) => points)).toFraction();
  return {
    id,
    name: id,
    folder,
    status: 'withheld',
    note,
    score: { value: null, earned: '0', max, withheld: max },
    hash: '',
    version: '',
    exercise: '',
    checks: exercise.checks.map((check) => ({
      id: check.id,
      state: 'not-checked',
      points: '0',
      passed: [],
      failed: [],
    })),
    diagnoses: [],
  };
}
