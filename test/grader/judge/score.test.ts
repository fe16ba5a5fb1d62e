import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { type Finding, UNREMARKABLE } from '../../../grader/judge/finding.ts';
import { scoreOf, toVerdicts } from '../../../grader/judge/score.ts';
import type { Check } from '../../../grader/types/exercise.ts';
import { checkOf, exerciseOf } from './exercises.ts';

const FINDINGS: Readonly<Record<string, Finding>> = {
  p: UNREMARKABLE,
  f: { ...UNREMARKABLE, state: 'failed', reason: 'student-error' },
  n: { ...UNREMARKABLE, state: 'not-checked', reason: 'grader-fault' },
};
const findings = (states: string): Finding[] => [...states].map((state) => FINDINGS[state]!);

type CheckRow = readonly [states: string, points: string, credit?: Check['credit'] | number];

function scored(...checks: readonly CheckRow[]) {
  const made = checks.map(([states, points, credit = 'share'], at) =>
    checkOf(
      'value',
      [...states].map(() => []),
      {
        id: `check-${at}`,
        points,
        ...(typeof credit === 'number' ? { credit: 'share', atLeast: credit } : { credit }),
      },
    ),
  );
  const verdicts = made.flatMap((check, at) => toVerdicts(check, findings(checks[at]![0])));
  return { verdicts, score: scoreOf(exerciseOf('minimax', {}, made), verdicts) };
}

describe('points', () => {
  it('49 × 1/49 = 1', () => {
    const { verdicts, score } = scored(['p'.repeat(49), '1']);
    expect(verdicts.map(({ points }) => points)).toEqual(Array(49).fill('1/49'));
    expect(score).toEqual({ value: 1, earned: '1', max: '1' });
  });

  const ROWS: readonly (readonly [string, readonly CheckRow[], object])[] = [
    ['cases share equally', [['ppf', '7']], { value: 4.67, earned: '14/3', max: '7' }],
    [
      'fractions',
      [
        ['p', '7/3'],
        ['f', '2/3'],
      ],
      { value: 2.33, earned: '7/3', max: '3' },
    ],
    ['halves round up', [['p' + 'f'.repeat(7), '1']], { value: 0.13, earned: '1/8', max: '1' }],
    [
      'rounded once, not a check at a time',
      [
        ['ppf', '1/2'],
        ['ppf', '1/2'],
      ],
      { value: 0.67, earned: '2/3', max: '1' },
    ],
    ['all or nothing: all', [['ppp', '5', 'all']], { value: 5, earned: '5', max: '5' }],
    ['all or nothing: one short', [['ppf', '5', 'all']], { value: 0, earned: '0', max: '5' }],
    [
      'withheld',
      [
        ['pn', '4'],
        ['p', '1'],
      ],
      { value: null, earned: '3', max: '5', withheld: '2' },
    ],
    [
      'withheld, all or nothing: what passed waits too',
      [['ppn', '6', 'all']],
      { value: null, earned: '0', max: '6', withheld: '6' },
    ],
    [
      'all or nothing and failed: nothing is withheld',
      [['pnf', '6', 'all']],
      { value: 0, earned: '0', max: '6' },
    ],
    ['from two on: two', [['ppf', '6', 2]], { value: 4, earned: '4', max: '6' }],
    ['from two on: one', [['pff', '6', 2]], { value: 0, earned: '0', max: '6' }],
    [
      'from two on, and one open: the one that passed waits, the one that failed is lost',
      [['pnf', '6', 2]],
      { value: null, earned: '0', max: '6', withheld: '4' },
    ],
    [
      'from two on, and enough passed: only the open one is withheld',
      [['ppn', '6', 2]],
      { value: null, earned: '4', max: '6', withheld: '2' },
    ],
    ['from three on, which cannot be any more', [['pnf', '6', 3]], { value: 0, earned: '0', max: '6' }],
    ['nothing is earned without verdicts', [], { value: 0, earned: '0', max: '0' }],
  ];

  it.each(ROWS)('%s', (_name, checks, score) => {
    expect(scored(...checks).score).toEqual(score);
  });

  it('verdicts alone decide: shares add up to the check, earned and withheld never pass it', () => {
    const check = fc.tuple(
      fc.stringMatching(/^[pfn]{1,12}$/),
      fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 9 })),
      fc.constantFrom('share' as const, 'all' as const, 1, 2, 4),
    );
    fc.assert(
      fc.property(fc.array(check, { minLength: 1, maxLength: 6 }), (checks) => {
        const { verdicts, score } = scored(
          ...checks.map(([states, [p, q], credit]) => [states, `${p}/${q}`, credit] as const),
        );
        const total = (of: string[]): Fraction => of.reduce((a, b) => a.add(b), new Fraction(0));
        expect(total(verdicts.map(({ maxPoints }) => maxPoints)).toFraction()).toBe(score.max);
        expect(total(verdicts.map(({ points }) => points)).toFraction()).toBe(score.earned);
        expect(new Fraction(score.earned).add(score.withheld ?? 0).compare(score.max)).toBeLessThanOrEqual(0);
        expect(score.value === null).toBe(score.withheld !== undefined);
        for (const { state, points, maxPoints } of verdicts) {
          if (state !== 'passed') expect(points).toBe('0');
          expect(new Fraction(points).compare(maxPoints)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

it('an answer too large to show is put in words', () => {
  const check = checkOf('value', [[]]);
  const [verdict] = toVerdicts(check, [
    {
      ...UNREMARKABLE,
      state: 'failed',
      reason: 'student-error',
      actual: Array.from({ length: 5000 }, (_, i) => i),
    },
  ]);
  expect(verdict!.actual).toBe('a list of 5,000 items');
});
