import { ledgerOf } from '../../grader/policy/ledger.ts';
import type { Course, Facts } from '../../grader/policy/course.ts';
import { readCourse } from '../../grader/policy/readCourse.ts';
import type { Ledger } from '../../grader/types/ledger.ts';
import type { Override } from '../../grader/types/overrides.ts';
import type { CheckSummary, Report, Score } from '../../grader/types/report.ts';
import type { Verdict, VerdictState } from '../../grader/types/verdict.ts';
import { formatProblem } from '../../grader/types/result.ts';
import { roundPoints, sumPoints } from '../../grader/words/points.ts';
import { SAMPLES } from './sampleReports.ts';

/** A check with the states of its cases, which share its points. */
export interface SmallCheck extends Pick<CheckSummary, 'id' | 'points'> {
  readonly cases: readonly VerdictState[];
  readonly needed?: number;
  readonly visibility?: CheckSummary['visibility'];
}

/** A report of these checks, as the judge would make it but for what it says of them. */
export function reportOf(checks: readonly SmallCheck[], status: Report['status'] = 'graded'): Report {
  const [sample] = SAMPLES;
  if (sample === undefined) throw new Error('no sample');
  const verdicts = checks.flatMap(verdictsOf);
  const max = sumPoints(checks.map(({ points }) => points));
  const earned = sumPoints(verdicts.map(({ points }) => points));
  const held = sumPoints(
    verdicts.filter(({ state }) => state === 'not-checked').map(({ maxPoints }) => maxPoints),
  );
  const score: Score = {
    value: held.equals(0) ? roundPoints(earned) : null,
    earned: earned.toFraction(),
    max: max.toFraction(),
    ...(held.equals(0) ? {} : { withheld: held.toFraction() }),
  };
  return {
    ...sample,
    exercise: {
      ...sample.exercise,
      slug: 'minimax',
      checks: checks.map(({ id, points, needed, visibility = 'student' }) => ({
        id,
        title: id.toUpperCase(),
        points,
        visibility,
        ...(needed === undefined ? {} : { needed }),
      })),
    },
    submission: { ...sample.submission, id: 'ann', name: 'Ann' },
    status,
    audience: 'staff',
    score,
    verdicts,
  };
}

function verdictsOf({ id, points, cases, needed = 1, visibility = 'student' }: SmallCheck): Verdict[] {
  const share = sumPoints([points]).div(Math.max(1, cases.length)).toFraction();
  const isPaid = cases.filter((state) => state === 'passed').length >= needed;
  return cases.map((state, at): Verdict => ({
    check: id,
    case: `case-${at + 1}`,
    state,
    ...(state === 'not-checked' ? { reason: 'grader-fault' as const } : {}),
    points: state === 'passed' && isPaid ? share : '0',
    maxPoints: share,
    visibility,
    code: 'right',
    rationale: 'As it is.',
  }));
}

/** Work of ten points: 2 for `shape`, 8 for `values`, of which so many of four cases pass. */
export const TEN = (passing: number): Report =>
  reportOf([
    { id: 'shape', points: '2', cases: ['passed'] },
    { id: 'values', points: '8', cases: [1, 2, 3, 4].map((at) => (at <= passing ? 'passed' : 'failed')) },
  ]);

/** The course that a file of this content is; throws its problems. */
export function courseOf(file: object): Course {
  const read = readCourse(JSON.stringify(file), 'course.json');
  if (!read.ok) throw new Error(read.problems.map(formatProblem).join('\n'));
  return read.value;
}

/** One assignment, of minimax, in Los Angeles. */
export const minimaxIn = (assignment: object, course: object = {}): object => ({
  zone: 'America/Los_Angeles',
  ...course,
  assignments: [{ exercise: 'minimax', ...assignment }],
});

export const ANN: Facts = { id: 'ann', ids: [], section: '', when: '', isLate: false };

export interface Given {
  readonly facts?: Partial<Facts>;
  readonly overrides?: readonly Override[];
  readonly elsewhere?: Readonly<Record<string, Partial<Facts>>>;
}

/** What becomes of a report of minimax under a file. */
export function adjusted(
  report: Report,
  file: object | null,
  { facts = {}, overrides = [], elsewhere = {} }: Given = {},
): Ledger {
  const course = file === null ? null : courseOf(file);
  const assignment = course?.assignments.find(({ exercise }) => exercise === 'minimax');
  return ledgerOf(report, {
    of: course === null || assignment === undefined ? null : { course, assignment },
    facts: { ...ANN, ...facts },
    factsOf: (exercise) => (exercise in elsewhere ? { ...ANN, ...elsewhere[exercise] } : null),
    overrides,
  });
}
