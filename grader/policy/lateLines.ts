import { Fraction } from 'fraction.js';
import type { LedgerLine } from '../types/ledger.ts';
import type { Assignment, Course, Facts } from './course.ts';
import { handedInAt } from './dates.ts';
import { daysUsed, daysUsedBefore, dueAfter, type Limits, limitsOf, penaltyFor } from './lateness.ts';
import { UTC, wallText } from './zone.ts';

type LateLine = Pick<LedgerLine, 'entry' | 'reason'> & { readonly cost: Fraction };

const NOTHING = new Fraction(0);

/** Lines about when something was handed in, and what they cost. None where nothing is due. */
export function lateEntries(
  course: Course,
  assignment: Assignment,
  facts: Facts,
  factsOf: (exercise: string) => Facts | null,
  points: { readonly max: Fraction; readonly earned: Fraction },
): LateLine[] {
  const limits = limitsOf(assignment, facts);
  if (limits === null) return [];
  const { due, extension } = limits;
  const text = textBy(course);
  const lines: LateLine[] = [];
  if (extension !== null)
    lines.push({ entry: { code: 'extension', due: text(due) }, reason: extension.reason, cost: NOTHING });
  const handedIn = handedInAt(facts.when, course.zone);
  if (handedIn === null) {
    const code = facts.isLate ? 'late-unknown' : 'time-unknown';
    return [...lines, { entry: { code, due: text(due), handedIn: facts.when }, cost: NOTHING }];
  }
  const grace = assignment.late?.grace ?? 0;
  const handed = text(handedIn);
  if (handedIn - grace <= due)
    return [...lines, { entry: { code: 'on-time', due: text(due), handedIn: handed }, cost: NOTHING }];
  if (limits.until !== null && handedIn - grace > limits.until)
    return [
      ...lines,
      { entry: { code: 'too-late', handedIn: handed, until: text(limits.until) }, cost: points.earned },
    ];
  const days = useDays(course, assignment, limits, handedIn, factsOf);
  const left = dueAfter(course, due, days.used);
  const penalty =
    assignment.late === null ? null : penaltyFor(course, assignment.late, left, handedIn, points);
  return [
    ...lines,
    ...days.lines.map((line) => ({ ...line, cost: NOTHING })),
    {
      entry: {
        code: 'late',
        handedIn: handed,
        due: text(left),
        by: penalty?.by ?? Math.max(0, handedIn - grace - left),
        grace,
        units: penalty?.units ?? null,
        off: penalty?.off ?? null,
        of: assignment.late?.of ?? 'max',
        most: penalty?.most ?? null,
      },
      cost: penalty?.cost ?? NOTHING,
    } satisfies LateLine,
  ].filter(({ entry }) => entry.code !== 'late' || entry.by > 0);
}

/** Late days that are used here, of those that are left of the course's. */
function useDays(
  course: Course,
  assignment: Assignment,
  limits: Limits,
  handedIn: number,
  factsOf: (exercise: string) => Facts | null,
): { readonly used: number; readonly lines: readonly Pick<LateLine, 'entry'>[] } {
  if (course.lateDays === 0) return { used: 0, lines: [] };
  const text = textBy(course);
  const before = course.assignments.slice(0, course.assignments.indexOf(assignment));
  const unknown = before.filter(({ exercise, due }) => due !== null && factsOf(exercise) === null);
  const left = course.lateDays - daysUsedBefore(course, assignment, factsOf);
  const used = daysUsed(course, assignment, limits, handedIn, left);
  return {
    used,
    lines: [
      ...unknown.map(({ exercise }) => ({ entry: { code: 'no-results' as const, exercise } })),
      {
        entry: {
          code: 'late-days',
          days: used,
          left: left - used,
          due: text(dueAfter(course, limits.due, used)),
        },
      },
    ],
  };
}

/** A time as the course shows it: in its zone, else in UTC. */
export const timeText = ({ zone }: Course, instant: number): string =>
  `${wallText((zone ?? UTC).wallAt(instant))} ${(zone ?? UTC).name}`;

const textBy =
  (course: Course) =>
  (instant: number): string =>
    timeText(course, instant);
