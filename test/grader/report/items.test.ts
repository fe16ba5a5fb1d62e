import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClassRow } from '../../../grader/report/classRow.ts';
import { correlation, itemsOf } from '../../../grader/report/items.ts';

/** Of one check of 2 points with cases a and b, and one of 4 points. */
function row(
  first: readonly [string, string],
  second: string,
  status: ClassRow['status'] = 'graded',
): ClassRow {
  const [passed, points] = first;
  const cases = ['a', 'b'];
  const earned = Number(points) + Number(second);
  return {
    id: 's',
    name: '',
    folder: 's',
    status,
    note: '',
    score: { value: status === 'withheld' ? null : earned, earned: String(earned), max: '6', withheld: '0' },
    hash: '',
    version: '',
    exercise: '',
    diagnoses: [],
    checks: [
      {
        id: 'one',
        state: passed === 'ab' ? 'passed' : 'failed',
        points,
        passed: cases.filter((each) => passed.includes(each)),
        failed: cases.filter((each) => !passed.includes(each)),
      },
      { id: 'two', state: second === '4' ? 'passed' : 'failed', points: second, passed: [], failed: [] },
    ],
  };
}

describe('what a class tells of a check', () => {
  test('the mean share of its points, and the cases that nobody and everybody passed', () => {
    const rows = [row(['a', '1'], '0'), row(['a', '1'], '4'), row(['ab', '2'], '4', 'withheld')];
    expect(itemsOf(rows, [2, 4])).toEqual([
      { meanShare: 0.5, discrimination: null, nobodyPassed: ['b'], everybodyPassed: 1 },
      { meanShare: 0.5, discrimination: null, nobodyPassed: [], everybodyPassed: 0 },
    ]);
  });

  test('how it goes with the rest of the score: with it, against it, not at all', () => {
    const both = Array.from({ length: 12 }, (_, at) =>
      at < 6 ? row(['ab', '2'], '4') : row(['', '0'], '0'),
    );
    const against = Array.from({ length: 12 }, (_, at) =>
      at < 6 ? row(['ab', '2'], '0') : row(['', '0'], '4'),
    );
    const mixed = Array.from({ length: 12 }, (_, at) =>
      row(at % 2 === 0 ? ['ab', '2'] : ['', '0'], at % 4 < 2 ? '4' : '0'),
    );
    const same = Array.from({ length: 12 }, () => row(['ab', '2'], '4'));
    const of = (rows: ClassRow[]): (number | null)[] =>
      itemsOf(rows, [2, 4]).map((item) => item.discrimination);
    expect(of(both)[0]).toBeCloseTo(1, 12);
    expect(of(against)[0]).toBeCloseTo(-1, 12);
    expect(of(mixed)[0]).toBeCloseTo(0, 12);
    expect(of(same)).toEqual([null, null]);
    expect(of(both.slice(0, 9))).toEqual([null, null]);
  });

  test('nothing of nobody, and of checks that are worth nothing', () => {
    expect(itemsOf([], [2])).toEqual([
      { meanShare: null, discrimination: null, nobodyPassed: [], everybodyPassed: 0 },
    ]);
    expect(itemsOf([row(['a', '0'], '0')], [0, 4])[0]?.meanShare).toBeNull();
  });
});

test('the correlation is that of the standardised numbers, and the same after any straight change of scale', () => {
  const numbers = fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), {
    minLength: 2,
    maxLength: 40,
  });
  fc.assert(
    fc.property(numbers, (pairs) => {
      const [x, y] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
      const n = BigInt(x.length);
      const sum = (list: readonly number[]): bigint => list.reduce((total, each) => total + BigInt(each), 0n);
      // n Σxy − Σx Σy, in whole numbers (the computing formula of textbooks).
      const products = n * sum(x.map((each, at) => each * (y[at] ?? 0))) - sum(x) * sum(y);
      const [xx, yy] = [x, y].map((list) => n * sum(list.map((each) => each * each)) - sum(list) ** 2n);
      const found = correlation(x, y);
      if (xx === 0n || yy === 0n) expect(found).toBeNull();
      else expect(found).toBeCloseTo(Number(products) / Math.sqrt(Number(xx) * Number(yy)), 9);
    }),
  );
});
