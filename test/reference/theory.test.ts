import { describe, expect, test } from 'vitest';
import {
  allLeaves,
  averageGrowth,
  deepestPerfect,
  expectedSteps,
  expectedTries,
  minimalLeaves,
  pearlGrowth,
  perfectGrowth,
  reachableDepth,
  saksWigdersonGrowth,
} from '../../reference/theory.ts';

describe('the minimal tree', () => {
  // Knuth & Moore 1975; b^⌈d/2⌉ + b^⌊d/2⌋ − 1 by hand.
  test.each([
    [4, 6, 127],
    [10, 4, 199],
    [2, 14, 255],
    [3, 2, 5],
    [3, 3, 11],
    [35, 1, 35],
    [35, 0, 1],
  ])('b = %i, d = %i: %i leaves', (b, d, leaves) => expect(minimalLeaves(b, d)).toBe(leaves));
  test('the first notes write it 2b^(d/2) − 1 for even d and b^((d+1)/2) + b^((d−1)/2) − 1 for odd d', () => {
    for (let b = 2; b <= 9; b += 1) {
      for (let d = 1; d <= 8; d += 1) {
        const printed = d % 2 === 0 ? 2 * b ** (d / 2) - 1 : b ** ((d + 1) / 2) + b ** ((d - 1) / 2) - 1;
        expect(minimalLeaves(b, d)).toBe(printed);
      }
    }
  });
  test('the third notes print ⌊d/2⌋ twice, which falls short for odd d', () => {
    const printed = (b: number, d: number): number => 2 * b ** Math.floor(d / 2) - 1;
    for (let b = 2; b <= 9; b += 1) {
      for (let d = 0; d <= 8; d += 1) {
        if (d % 2 === 0) expect(minimalLeaves(b, d)).toBe(printed(b, d));
        else expect(minimalLeaves(b, d) - printed(b, d)).toBe((b - 1) * b ** Math.floor(d / 2));
      }
    }
  });
  test('it is about 2√(b^d), the whole tree being b^d', () => {
    expect(minimalLeaves(10, 12) / (2 * Math.sqrt(allLeaves(10, 12)))).toBeCloseTo(1, 6);
    expect(allLeaves(10, 12)).toBe(1e12);
  });
});

describe('growth a ply', () => {
  test('Pearl: ξ^b + ξ = 1; for b = 2 the golden ratio, 1.618', () => {
    expect(pearlGrowth(2)).toBeCloseTo((1 + Math.sqrt(5)) / 2, 12);
    for (const b of [2, 3, 4, 10, 35, 1000]) {
      const xi = pearlGrowth(b) / (1 + pearlGrowth(b));
      expect(xi ** b + xi).toBeCloseTo(1, 10);
    }
  });
  test('Saks & Wigderson: (1 + √33)/4 = 1.686 for b = 2, which is not Pearl’s', () => {
    expect(saksWigdersonGrowth(2)).toBeCloseTo((1 + Math.sqrt(33)) / 4, 12);
    expect(saksWigdersonGrowth(2)).toBeCloseTo(1.686, 3);
  });
  test('perfect < Pearl < Saks & Wigderson < b, and the rule of thumb is b^(3/4)', () => {
    for (let b = 2; b <= 60; b += 1) {
      const order = [perfectGrowth(b), pearlGrowth(b), saksWigdersonGrowth(b), b];
      expect(order).toEqual([...order].sort((one, two) => one - two));
      expect(averageGrowth(b)).toBeCloseTo(b ** 0.75, 10);
    }
  });
  test('second notes, d moves of both players, so 2d plies: b^(2d) at worst, b^d at best, and between them 2^(1.5 d) in random order', () => {
    for (const [b, d] of [
      [2, 7],
      [3, 4],
      [10, 3],
    ] as const) {
      expect(allLeaves(b, 2 * d)).toBe(b ** (2 * d));
      expect(perfectGrowth(b) ** (2 * d)).toBeCloseTo(b ** d, 6);
      expect(minimalLeaves(b, 2 * d)).toBe(2 * b ** d - 1);
    }
    expect(averageGrowth(2) ** (2 * 7)).toBeCloseTo(2 ** (1.5 * 7), 9);
    // "for general b", as printed: ((b − 1 + √(b² + 14b + 1))/4)^(2d). By hand for b = 10: (9 + √241)/4 =
    // 6.131.
    expect(saksWigdersonGrowth(10)).toBeCloseTo(6.131, 3);
  });
  test('b^(2 · 0.75 d) of the second notes is Saks & Wigderson’s growth for b = 2, to two digits', () => {
    expect(averageGrowth(2)).toBeCloseTo(saksWigdersonGrowth(2), 1);
  });
});

describe('a million leaves a move, b = 35 (fourth notes)', () => {
  test('reach "about depth 4", 8 with perfect order', () => {
    expect(Math.round(reachableDepth(1e6, 35))).toBe(4);
    expect(Math.round(reachableDepth(1e6, perfectGrowth(35)))).toBe(8);
  });
  test('perfect order doubles the depth, and b^(3/4) makes it a third deeper', () => {
    const plain = reachableDepth(1e6, 35);
    expect(reachableDepth(1e6, perfectGrowth(35))).toBeCloseTo(2 * plain, 10);
    expect(reachableDepth(1e6, averageGrowth(35))).toBeCloseTo((4 / 3) * plain, 10);
  });
  test('counted exactly, the minimal tree of 6 plies fits and that of 7 does not: 1,543,499 leaves', () => {
    expect(deepestPerfect(1e6, 35)).toBe(6);
    expect(minimalLeaves(35, 7)).toBe(1_543_499);
  });
});

describe('random restart (fifth notes)', () => {
  test('p ≈ 0.14: "roughly 7 iterations (6 failures and 1 success)", "roughly 22 steps in all"', () => {
    expect(expectedTries(0.14)).toBeCloseTo(7.14, 2);
    expect(expectedSteps(0.14, 4, 3)).toBeCloseTo(22.4, 1);
  });
  test('with sideways moves: "1/0.94 ≈ 1.06 iterations", "(1 × 21) + (0.06/0.94) × 64 ≈ 25 steps"', () => {
    expect(expectedTries(0.94)).toBeCloseTo(1.06, 2);
    expect(expectedSteps(0.94, 21, 64)).toBeCloseTo(25.1, 1);
  });
  test('a success that never fails takes one try; one that never comes has no number', () => {
    expect(expectedSteps(1, 5, 99)).toBe(5);
    expect(() => expectedTries(0)).toThrow('above 0');
  });
});

test('a branching factor is an integer from 2', () => {
  for (const b of [1, 0, 2.5, NaN]) expect(() => pearlGrowth(b)).toThrow('integer from 2');
});
