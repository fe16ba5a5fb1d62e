import { Fraction } from 'fraction.js';
import { isWithheldVerdict } from '../judge/score.ts';
import type { CheckSummary, Report } from '../types/report.ts';
import type { Verdict } from '../types/verdict.ts';
import { sumPoints } from '../words/points.ts';
import type { CheckRule } from './course.ts';

const ZERO = new Fraction(0);

/** What rules look at of a report. */
type Judged = Pick<Report, 'exercise' | 'verdicts' | 'status' | 'score'>;

/** What some checks come to under rules. */
export interface Worth {
  readonly earned: Fraction;
  readonly max: Fraction;
  readonly withheld: Fraction;
}

/** Rules in the order in which they apply: of cases first, by name, and then of the check. */
export const inOrder = (rules: readonly CheckRule[], { checks }: Report['exercise']): CheckRule[] => {
  const place = new Map(checks.map(({ id }, at) => [id, at]));
  const keyOf = (rule: CheckRule): readonly [number, number, string] => [
    place.get(rule.check) ?? -1,
    rule.case === null ? 1 : 0,
    rule.case ?? '',
  ];
  return rules
    .filter(({ check }) => place.has(check))
    .toSorted((a, b) => {
      const [x, y] = [keyOf(a), keyOf(b)];
      return x[0] - y[0] || x[1] - y[1] || (x[2] < y[2] ? -1 : 1);
    });
};

/** What all checks of a report come to under rules. */
export function worthOf(report: Judged, rules: readonly CheckRule[]): Worth {
  const each = report.exercise.checks.map((check) =>
    worthOfCheck(
      check,
      report.verdicts.filter((verdict) => verdict.check === check.id),
      rules.filter((rule) => rule.check === check.id),
      report,
    ),
  );
  const sum = (key: keyof Worth): Fraction => each.reduce((total, worth) => total.add(worth[key]), ZERO);
  return { earned: sum('earned'), max: sum('max'), withheld: sum('withheld') };
}

/** A case of a check with what rules make of it. */
interface Part {
  readonly share: Fraction;
  /** Which part of its share is earned, 0 to 1. */
  readonly gained: Fraction;
  readonly isOpen: boolean;
  readonly isBonus: boolean;
}

function worthOfCheck(
  check: CheckSummary,
  verdicts: readonly Verdict[],
  rules: readonly CheckRule[],
  report: Judged,
): Worth {
  const whole = rules.find((rule) => rule.case === null)?.change;
  const before = verdicts.length === 0 ? withoutVerdicts(check, report) : ofParts(check, verdicts, rules);
  if (whole === undefined) return before;
  if (whole.code === 'worth') return scaled(before, new Fraction(whole.points));
  if (whole.code === 'drop') return { earned: ZERO, max: ZERO, withheld: ZERO };
  if (whole.code === 'bonus-check') return { ...before, max: ZERO };
  const isFull = report.status === 'graded' || verdicts.length > 0;
  return isFull ? { earned: before.max, max: before.max, withheld: ZERO } : before;
}

function scaled({ earned, max, withheld }: Worth, to: Fraction): Worth {
  const factor = max.equals(0) ? ZERO : to.div(max);
  return { earned: earned.mul(factor), max: to, withheld: withheld.mul(factor) };
}

/** A submission that could not be graded has no verdicts, and all of its points are held back. */
function withoutVerdicts({ points }: CheckSummary, { score, status }: Judged): Worth {
  const isHeld = status === 'withheld' && score.withheld !== undefined;
  return { earned: ZERO, max: new Fraction(points), withheld: isHeld ? new Fraction(points) : ZERO };
}

function ofParts(check: CheckSummary, verdicts: readonly Verdict[], rules: readonly CheckRule[]): Worth {
  const { needed = 1, points } = check;
  // Where several must pass, shares may have moved to show what is withheld; all are worth the same.
  const even = needed > 1 ? new Fraction(points).div(verdicts.length) : null;
  const parts = verdicts.flatMap((verdict) => {
    const change = rules.find((rule) => rule.case !== null && rule.case === verdict.case)?.change;
    return change?.code === 'drop' ? [] : [partOf(verdict, even, change)];
  });
  const max = sumOf(parts.filter(({ isBonus }) => !isBonus));
  const open = parts.filter(({ isOpen }) => isOpen);
  if (even === null) return { earned: sumOf(parts, ({ gained }) => gained), max, withheld: sumOf(open) };
  const passed = parts.filter(({ gained }) => gained.equals(1));
  const enough = Math.min(needed, parts.length);
  const canPass = passed.length + open.length >= enough;
  const isPaid = passed.length >= enough;
  return {
    earned: isPaid ? sumOf(passed) : ZERO,
    max,
    withheld: open.length === 0 || !canPass ? ZERO : sumOf(isPaid ? open : [...passed, ...open]),
  };
}

function partOf(verdict: Verdict, even: Fraction | null, change: CheckRule['change'] | undefined): Part {
  const own = new Fraction(verdict.maxPoints);
  const paid = own.equals(0) ? ZERO : new Fraction(verdict.points).div(own);
  const gained = even === null ? paid : new Fraction(verdict.state === 'passed' ? 1 : 0);
  const isFull = change?.code === 'full';
  return {
    share: change?.code === 'worth' ? new Fraction(change.points) : (even ?? own),
    gained: isFull ? new Fraction(1) : gained,
    isOpen: !isFull && isWithheldVerdict(verdict),
    isBonus: change?.code === 'bonus-check',
  };
}

const sumOf = (parts: readonly Part[], factor: (part: Part) => Fraction = () => new Fraction(1)): Fraction =>
  sumPoints(parts.map((part) => part.share.mul(factor(part)).toFraction()));
