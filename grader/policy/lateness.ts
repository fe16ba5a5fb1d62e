import { Fraction } from 'fraction.js';
import type { Share } from '../types/ledger.ts';
import type { Assignment, Course, Facts, LateRule, Reasoned } from './course.ts';
import { isAbout } from './course.ts';
import { handedInAt } from './dates.ts';
import { daysBegun, daysLater, UTC } from './zone.ts';

/** When an assignment is due for one student. */
export interface Limits {
  readonly due: number;
  readonly until: number | null;
  /** That moved it, if one did. */
  readonly extension: Reasoned | null;
}

/** The latest extension counts, whatever their order; null where nothing is due. */
export function limitsOf({ due, until, extensions }: Assignment, facts: Facts): Limits | null {
  if (due === null) return null;
  const own = extensions
    .filter((each) => isAbout(each, facts) && each.due > due)
    .toSorted((a, b) => b.due - a.due || (a.reason < b.reason ? -1 : 1));
  const [extension] = own;
  if (extension === undefined) return { due, until, extension: null };
  const ends = own.map((each) => each.until ?? Math.max(until ?? each.due, each.due));
  const open = until === null && own.every((each) => each.until === null);
  return { due: extension.due, until: open ? null : Math.max(...ends), extension };
}

const graceOf = (assignment: Assignment): number => assignment.late?.grace ?? 0;

/** How many late days a student uses at an assignment of which so many are left. */
export function daysUsed(
  { zone }: Course,
  assignment: Assignment,
  limits: Limits,
  handedIn: number,
  left: number,
): number {
  const at = handedIn - graceOf(assignment);
  if (limits.until !== null && at > limits.until) return 0;
  return Math.min(daysBegun(zone ?? UTC, limits.due, at), left, assignment.lateDays);
}

/**
 * Late days that a student has used at assignments that are due before this one. `factsOf` is what is known
 * of the student there; null where there are no results.
 */
export function daysUsedBefore(
  course: Course,
  assignment: Assignment,
  factsOf: (exercise: string) => Facts | null,
): number {
  let used = 0;
  for (const each of course.assignments) {
    if (each.exercise === assignment.exercise) break;
    const facts = factsOf(each.exercise);
    const limits = facts === null ? null : limitsOf(each, facts);
    if (facts === null || limits === null || each.excused.some((rule) => isAbout(rule, facts))) continue;
    const handedIn = handedInAt(facts.when, course.zone);
    if (handedIn !== null) used += daysUsed(course, each, limits, handedIn, course.lateDays - used);
  }
  return used;
}

/** What being late costs, and how that comes about. */
export interface Penalty {
  /** Exact. */
  readonly cost: Fraction;
  readonly by: number;
  readonly units: { readonly number: number; readonly per: 'day' | 'hour' } | null;
  readonly off: Share | null;
  /** The most that it may cost, where it would have cost more. */
  readonly most: Share | null;
}

/** `due` is what late days have left of it; null where work is on time. */
export function penaltyFor(
  { zone }: Course,
  rule: LateRule,
  due: number,
  handedIn: number,
  points: { readonly max: Fraction; readonly earned: Fraction },
): Penalty | null {
  const at = handedIn - rule.grace;
  const by = at - due;
  if (by <= 0) return null;
  const worth = ({ kind, amount }: Share): Fraction =>
    kind === 'points' ? new Fraction(amount) : points[rule.of].mul(amount).div(100);
  const { units, off } = costOf(rule, by, () => daysBegun(zone ?? UTC, due, at));
  const full = off === null ? new Fraction(0) : worth(off).mul(units?.number ?? 1);
  const isCapped = rule.most !== null && full.compare(worth(rule.most)) > 0;
  return {
    cost: rule.most !== null && isCapped ? worth(rule.most) : full,
    by,
    units,
    off,
    most: isCapped ? rule.most : null,
  };
}

function costOf({ cost }: LateRule, by: number, days: () => number): Pick<Penalty, 'units' | 'off'> {
  if ('steps' in cost) {
    const reached = cost.steps.filter(
      ({ hours }) => new Fraction(by).compare(new Fraction(hours).mul(3600)) > 0,
    );
    return { units: null, off: reached.at(-1)?.off ?? null };
  }
  const number = cost.per === 'day' ? days() : Math.ceil(by / 3600);
  return { units: { number, per: cost.per }, off: cost.off };
}

export const dueAfter = ({ zone }: Course, due: number, days: number): number =>
  daysLater(zone ?? UTC, due, days);
