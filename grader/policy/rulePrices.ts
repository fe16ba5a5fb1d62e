import { Fraction } from 'fraction.js';
import { below } from '../content/jsonPlace.ts';
import type { AssignmentFile } from '../content/schemas/course.ts';
import type { Entry, Share } from '../types/ledger.ts';
import type { Report } from '../types/report.ts';
import { isBroken } from '../types/rules.ts';
import type { RulePrice } from './course.ts';
import { shareOf } from './shareOf.ts';

/** What a course's file says that breaking rules on files costs. */
export const rulePrices = (file: NonNullable<AssignmentFile['rules']>, place: string): RulePrice[] =>
  Object.entries(file).map(([rule, { points, cap, reason }]): RulePrice => ({
    place: below(place, rule),
    rule,
    reason,
    cost:
      cap === undefined
        ? { code: 'points', points: new Fraction(points ?? 0).abs().toFraction() }
        : { code: 'cap', most: shareOf(cap) },
  }));

export interface RuleLine {
  readonly entry: Entry;
  readonly reason: string;
  readonly cost: RulePrice['cost'];
}

/**
 * The rules that are broken and have a price, in the order of the exercise: first what takes points off, then
 * what caps. A rule that could not be checked is not broken, and one costs the same however often it is.
 */
export function brokenRules(
  { exercise, findings = [] }: Pick<Report, 'exercise' | 'findings'>,
  prices: readonly RulePrice[],
): RuleLine[] {
  const lines = (exercise.rules ?? []).flatMap(({ id }): RuleLine[] => {
    const price = prices.find(({ rule }) => rule === id);
    const [finding, ...more] = findings.filter((each) => each.rule === id && isBroken(each));
    if (price === undefined || finding === undefined) return [];
    const { cost, reason } = price;
    const most: Share | null = cost.code === 'cap' ? cost.most : null;
    return [{ entry: { code: 'rule', finding, more: more.length, most }, reason, cost }];
  });
  const of = (code: RulePrice['cost']['code']): RuleLine[] => lines.filter(({ cost }) => cost.code === code);
  return [...of('points'), ...of('cap')];
}
