import fc from 'fast-check';
import { Fraction } from 'fraction.js';
import { expect, test } from 'vitest';
import type { Override } from '../../../grader/types/overrides.ts';
import { sumPoints } from '../../../grader/words/points.ts';
import { adjusted, minimaxIn, reportOf } from '../../support/policies.ts';

const points = fc.oneof(
  fc.nat(12),
  fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 9 })).map(([a, b]) => `${a}/${b}`),
);
const share = fc.oneof(
  points,
  fc.nat(130).map((percent) => `${percent}%`),
);
const reason = fc.constantFrom('a', 'b', 'c');
const who = fc.constantFrom({}, { students: ['ann'] }, { sections: ['b'] }, { students: ['bea'] });
const named = fc.constantFrom({ students: ['ann'] }, { sections: ['b'] }, { students: ['bea'] });
const date = fc.integer({ min: 0, max: 20 * 86_400 }).map((seconds) => {
  const text = new Date(Date.UTC(2026, 1, 25) + seconds * 1000).toISOString();
  return `${text.slice(0, 19)}Z`;
});
const late = fc.oneof(
  fc.record({ per: fc.constantFrom('day', 'hour'), off: share, grace: fc.nat(60) }),
  fc.record({ steps: fc.array(fc.record({ hours: points, off: share }), { minLength: 1, maxLength: 3 }) }),
  fc.record({ per: fc.constant('day'), off: share, most: share, of: fc.constantFrom('max', 'earned') }),
);
const change = fc.constantFrom<object>({ drop: true }, { full: true }, { bonus: true }, { points: '7/3' });
const target = fc.constantFrom<object>(
  { check: 'shape' },
  { check: 'values' },
  { check: 'values', case: 'case-1' },
  { check: 'values', case: 'case-2' },
);
const file = fc.record({
  due: fc.constant('2026-03-01T23:59'),
  late,
  extensions: fc.array(
    fc.tuple(named, date, reason).map(([rule, due, why]) => ({ ...rule, due, reason: why })),
    { maxLength: 3 },
  ),
  checks: fc
    .uniqueArray(fc.tuple(target, change), { maxLength: 3, selector: ([which]) => JSON.stringify(which) })
    .map((rules) => rules.map(([which, how]) => ({ ...which, ...how, reason: 'r' }))),
  bonus: fc.array(
    fc.tuple(who, points, reason).map(([rule, p, why]) => ({ ...rule, points: p, reason: why })),
    { maxLength: 3 },
  ),
  caps: fc.array(
    fc.tuple(who, share, reason).map(([rule, most, why]) => ({ ...rule, most, reason: why })),
    { maxLength: 2 },
  ),
  belowZero: fc.boolean(),
});
const states = fc.array(fc.constantFrom('passed' as const, 'failed' as const), {
  minLength: 2,
  maxLength: 5,
});
const report = fc.tuple(states, fc.integer({ min: 1, max: 2 })).map(([cases, needed]) =>
  reportOf([
    { id: 'shape', points: '7/3', cases: ['passed'] },
    { id: 'values', points: '8', cases, needed },
  ]),
);
const facts = fc.record({ when: date, section: fc.constantFrom('', 'B') });
const overrides = fc.array(
  fc.record({ code: fc.constantFrom('set' as const, 'add' as const), points, off: fc.boolean() }),
  { maxLength: 3 },
);
const asOverrides = (
  made: readonly { readonly code: 'set' | 'add'; readonly points: number | string; readonly off: boolean }[],
): Override[] =>
  made.map(({ code, points: exact, off }, at) => ({
    number: at + 1,
    id: 'ann',
    act: { code, points: new Fraction(exact).mul(off && code === 'add' ? -1 : 1).toFraction() },
    by: 'x',
    when: '',
    reason: 'r',
  }));

test('the lines of a ledger and what was earned add up to the final points, exactly', () => {
  fc.assert(
    fc.property(report, file, facts, overrides, (work, assignment, known, made) => {
      const ledger = adjusted(work, minimaxIn(assignment), { facts: known, overrides: asOverrides(made) });
      const { score, lines, final, max } = ledger;
      expect(sumPoints([score.earned, ...lines.map(({ amount }) => amount)]).toFraction()).toBe(final);
      expect(sumPoints([score.max, ...lines.map((line) => line.max)]).toFraction()).toBe(max);
      expect(score).toEqual(work.score);
    }),
    { numRuns: 300 },
  );
});

test('final points are never above a cap, nor below zero unless that is allowed', () => {
  fc.assert(
    fc.property(report, file, facts, overrides, (work, assignment, known, made) => {
      const own = adjusted(work, minimaxIn(assignment), { facts: known });
      const capped = own.lines.find(({ entry }) => entry.code === 'cap')?.entry;
      for (const { most, ...rule } of assignment.caps) {
        const isOwn =
          Object.keys(rule).length === 1 ||
          JSON.stringify(rule).includes('ann') ||
          ('sections' in rule && known.section === 'B');
        const text = String(most);
        const worth = text.endsWith('%')
          ? new Fraction(own.max).mul(text.slice(0, -1)).div(100)
          : new Fraction(most);
        if (isOwn)
          expect(new Fraction(own.final ?? '0').compare(worth), JSON.stringify(capped)).toBeLessThanOrEqual(
            0,
          );
      }
      const decided = adjusted(work, minimaxIn(assignment), { facts: known, overrides: asOverrides(made) });
      if (!assignment.belowZero)
        for (const { final } of [own, decided])
          expect(new Fraction(final ?? '0').compare(0)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300 },
  );
});

test('the order of entries decides nothing', () => {
  fc.assert(
    fc.property(report, file, facts, overrides, (work, assignment, known, made) => {
      const turned = Object.fromEntries(
        Object.entries(assignment).map(([key, value]) => [
          key,
          Array.isArray(value) ? value.toReversed() : value,
        ]),
      );
      const given = { facts: known, overrides: asOverrides(made) };
      expect(
        adjusted(work, minimaxIn(turned), { ...given, overrides: given.overrides.toReversed() }),
      ).toEqual(adjusted(work, minimaxIn(assignment), given));
    }),
    { numRuns: 300 },
  );
});

test('of caps that come to the same, the order of entries does not decide which is told', () => {
  const [work] = fc.sample(report, { numRuns: 1, seed: 1 });
  const caps = ['0%', '0', '1%'].map((most) => ({ most, reason: 'b' }));
  const checks = work!.exercise.checks.map(({ id }) => ({ check: id, drop: true, reason: 'r' }));
  const linesOf = (ordered: typeof caps): unknown =>
    adjusted(work!, minimaxIn({ checks, caps: ordered, bonus: [{ points: 1, reason: 'a' }] })).lines;
  expect(linesOf(caps.toReversed())).toEqual(linesOf(caps));
});

test('a rule for nobody here changes nothing', () => {
  fc.assert(
    fc.property(report, (work) => {
      const ledger = adjusted(work, minimaxIn({}));
      expect([ledger.lines, ledger.final, ledger.max]).toEqual([[], work.score.earned, work.score.max]);
    }),
  );
});
