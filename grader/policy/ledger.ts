import { Fraction } from 'fraction.js';
import type { Entry, Ledger, LedgerLine, Share } from '../types/ledger.ts';
import type { Override } from '../types/overrides.ts';
import type { Report } from '../types/report.ts';
import { inOrder, worthOf } from './checkRules.ts';
import { type Assignment, type CheckRule, type Course, type Facts, isAbout } from './course.ts';
import { lateEntries } from './lateLines.ts';
import { byReason } from './byReason.ts';
import { brokenRules } from './rulePrices.ts';
import { standingOf } from './standing.ts';

/** By what a report is adjusted. */
export interface Policy {
  /** The course and what it says of this exercise; null without a file. */
  readonly of: { readonly course: Course; readonly assignment: Assignment } | null;
  readonly facts: Facts;
  /** What is known of the same student elsewhere; null where there are no results. */
  factsOf(exercise: string): Facts | null;
  /** Of this submission. */
  readonly overrides: readonly Override[];
}

const ZERO = new Fraction(0);

/**
 * How a score becomes the points that count: checks that are dropped or worth something else, what being late
 * costs, bonus, cap, and last what people decided. Pure: no clock and no order of entries decides anything.
 *
 * Given a student's report it speaks of what that student sees, and of nothing else.
 */
export function ledgerOf(report: Report, { of, facts, factsOf, overrides }: Policy): Ledger {
  const sum = new Sum(report);
  const excused = of?.assignment.excused.find((each) => isAbout(each, facts));
  if (of !== null) {
    const { course, assignment } = of;
    sum.changeChecks(inOrder(assignment.checks, report.exercise));
    sum.breakRules(assignment);
    if (excused === undefined && report.status !== 'not-attempted')
      for (const { cost, ...line } of lateEntries(course, assignment, facts, factsOf, sum))
        sum.add(line, cost.neg());
    sum.addBonuses(assignment, facts);
    sum.atLeastZero(assignment.belowZero);
    sum.capAt(assignment, facts);
  }
  const isSet = sum.override(overrides, of?.course.namesOverrider ?? false);
  sum.atLeastZero(of?.assignment.belowZero ?? false);
  if (excused !== undefined && !isSet) sum.add({ entry: { code: 'excused' }, reason: excused.reason }, ZERO);
  return sum.ledger(excused !== undefined && !isSet, isSet);
}

/**
 * The points of somebody who handed in nothing: what people decided, else none, or 0 where the course says
 * so. `excused` stays empty.
 */
export function ledgerOfNothing(
  exercise: Report['exercise'],
  policy: Pick<Policy, 'of' | 'facts' | 'overrides'> | null,
): Ledger {
  const { of, facts, overrides } = policy ?? { of: null, facts: null, overrides: [] };
  const rules = of === null ? [] : inOrder(of.assignment.checks, exercise);
  const { max } = worthOf({ exercise, verdicts: [], status: 'not-attempted', score: NOTHING }, rules);
  const score = { ...NOTHING, max: max.toFraction() };
  const sum = new Sum({ score, exercise, verdicts: [], status: 'not-attempted', audience: 'staff' });
  const excused = facts === null ? undefined : of?.assignment.excused.find((each) => isAbout(each, facts));
  const isSet = sum.override(overrides, true);
  sum.atLeastZero(of?.assignment.belowZero ?? false);
  const isExcused = excused !== undefined && !isSet;
  if (isExcused) sum.add({ entry: { code: 'excused' }, reason: excused.reason }, ZERO);
  const ledger = sum.ledger(isExcused, isSet);
  const isFinal = isExcused || ledger.lines.length > 0 || of?.course.zeroForNothing === true;
  return isFinal ? ledger : { ...ledger, final: null, state: 'nothing' };
}

const NOTHING = { value: null, earned: '0', max: '0' };

type Unpriced = Pick<LedgerLine, 'entry' | 'reason' | 'by' | 'when'>;

/** What a sum needs of a report. */
type Summed = Pick<
  Report,
  'score' | 'exercise' | 'verdicts' | 'status' | 'audience' | 'notShown' | 'findings'
>;

class Sum {
  readonly #report: Summed;
  readonly #lines: LedgerLine[] = [];
  #earned: Fraction;
  #max: Fraction;
  #withheld: Fraction;

  constructor(report: Summed) {
    this.#report = report;
    this.#earned = new Fraction(report.score.earned);
    this.#max = new Fraction(report.score.max);
    this.#withheld = new Fraction(report.score.withheld ?? 0);
  }

  get earned(): Fraction {
    return this.#earned;
  }

  get max(): Fraction {
    return this.#max;
  }

  add(line: Unpriced, amount: Fraction, max = ZERO): void {
    this.#lines.push({ ...line, amount: amount.toFraction(), max: max.toFraction() });
    this.#earned = this.#earned.add(amount);
    this.#max = this.#max.add(max);
  }

  /** One rule after the other, so that each line is what that rule adds. */
  changeChecks(rules: readonly CheckRule[]): void {
    let before = worthOf(this.#report, []);
    for (const [at, rule] of rules.entries()) {
      const now = worthOf(this.#report, rules.slice(0, at + 1));
      const { title } = this.#report.exercise.checks.find(({ id }) => id === rule.check) ?? {
        title: rule.check,
      };
      const { code } = rule.change;
      const points = 'points' in rule.change ? rule.change.points : '';
      const entry: Entry = { code, check: title, points, ...(rule.case === null ? {} : { case: rule.case }) };
      this.add({ entry, reason: rule.reason }, now.earned.sub(before.earned), now.max.sub(before.max));
      this.#withheld = now.withheld;
      before = now;
    }
  }

  /** What broken rules on files cost; a cap that is not reached has a line of 0. */
  breakRules({ rules, belowZero }: Assignment): void {
    for (const { entry, reason, cost } of brokenRules(this.#report, rules)) {
      const off =
        cost.code === 'points' ? new Fraction(cost.points) : this.#earned.sub(this.#worth(cost.most));
      this.add({ entry, reason }, off.compare(0) > 0 ? off.neg() : ZERO);
    }
    this.atLeastZero(belowZero);
  }

  addBonuses({ bonus }: Assignment, facts: Facts): void {
    const own = bonus.filter((each) => isAbout(each, facts)).toSorted(byReason((each) => each.points));
    for (const { points, reason } of own)
      this.add({ entry: { code: 'bonus' }, reason }, new Fraction(points));
  }

  atLeastZero(mayBeLess: boolean): void {
    if (this.#earned.compare(0) < 0 && !mayBeLess) this.add({ entry: { code: 'zero' } }, this.#earned.neg());
  }

  #worth({ kind, amount }: Share): Fraction {
    return kind === 'points' ? new Fraction(amount) : this.#max.mul(amount).div(100);
  }

  /** The lowest cap counts; of several that come to the same, one that does not depend on their order. */
  capAt({ caps }: Assignment, facts: Facts): void {
    const worth = (share: Share): Fraction => this.#worth(share);
    const inTies = byReason<Assignment['caps'][number]>(({ most }) => `${most.kind} ${most.amount}`);
    const [cap] = caps
      .filter((each) => isAbout(each, facts))
      .toSorted((a, b) => worth(a.most).compare(worth(b.most)) || inTies(a, b));
    if (cap === undefined || this.#earned.compare(worth(cap.most)) <= 0) return;
    this.add(
      { entry: { code: 'cap', most: cap.most }, reason: cap.reason },
      worth(cap.most).sub(this.#earned),
    );
  }

  /** What people decided, in the order in which they did. Whether one of them said what the points are. */
  override(overrides: readonly Override[], namesOverrider: boolean): boolean {
    const shows = namesOverrider || this.#report.audience === 'staff';
    const standing = standingOf(overrides);
    let isWhole = false;
    for (const { act, by, when, reason } of standing) {
      const amount = new Fraction(act.points);
      this.add(
        {
          entry: act.code === 'set' ? { code: 'set', points: act.points } : { code: 'add' },
          reason,
          ...(shows ? { by } : {}),
          when,
        },
        act.code === 'set' ? amount.sub(this.#earned) : amount,
        // What is set is out of all, those points too that rest on checks that are not shown.
        act.code === 'set' && !isWhole ? new Fraction(this.#report.notShown ?? 0) : ZERO,
      );
      isWhole ||= act.code === 'set';
    }
    return isWhole;
  }

  ledger(isExcused: boolean, isSet: boolean): Ledger {
    const isHeld = !isSet && this.#withheld.compare(0) > 0;
    return {
      score: this.#report.score,
      lines: this.#lines,
      final: isExcused || isHeld ? null : this.#earned.toFraction(),
      max: this.#max.toFraction(),
      state: isExcused ? 'excused' : isHeld ? 'withheld' : 'final',
    };
  }
}
