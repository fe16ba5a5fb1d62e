import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solveQueensFast } from '../../../reference/local/fastQueensSearch.ts';
import { isSolution, solveQueens } from '../../../reference/local/queensSearch.ts';
import { Xoshiro } from '../../../reference/local/xoshiro.ts';
import { conflicts } from '../../../reference/problems/nQueens.ts';
import { minConflictsQueens } from '../../../reference/problems/queensConflicts.ts';
import { Random } from '../../../reference/random.ts';
import { fewer } from '../../support/whole.ts';

test('isSolution agrees with the count of conflicts on every board of 1 to 5 queens', () => {
  for (let n = 1; n <= 5; n += 1) {
    let solutions = 0;
    for (let code = 0; code < n ** n; code += 1) {
      const state = Array.from({ length: n }, (_, column) => Math.floor(code / n ** column) % n);
      expect(isSolution(state)).toBe(conflicts(state) === 0);
      if (isSolution(state)) solutions += 1;
    }
    expect(solutions).toBe([1, 0, 0, 2, 10][n - 1]); // OEIS A000170
  }
  expect(isSolution([0, 5])).toBe(false);
  expect(isSolution([0.5])).toBe(false);
});

test('every n from 4 to 300 is solved, from several seeds', () => {
  for (let n = 4; n <= 300; n += 1) {
    for (const seed of [1, 2]) expect(isSolution(solveQueens(Random.seeded(seed), n).state)).toBe(true);
  }
  expect(Array.from(solveQueens(Random.seeded(1), 1).state)).toEqual([0]);
});

test('2 and 3 queens, and numbers that are none, are refused', () => {
  for (const n of [2, 3]) expect(() => solveQueens(Random.seeded(1), n)).toThrow('no solution');
  for (const n of [0, -1, 1.5, NaN, 1e9])
    expect(() => solveQueens(Random.seeded(1), n)).toThrow('n runs from');
});

test('the fast form finds the same solution with the same draws', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 4, max: 90 }), fc.integer({ min: 91, max: 3000 })),
      fc.integer(),
      (n, seed) => {
        const [one, two] = [Xoshiro.seeded(seed), Xoshiro.seeded(seed)];
        const solution = solveQueens(one, n);
        expect(isSolution(solution.state)).toBe(true);
        expect(solveQueensFast(two, n)).toEqual(solution);
        expect(two.next()).toBe(one.next());
      },
    ),
    { numRuns: fewer(2000) },
  );
});

test('3,000,000 queens (textbook: "in under a minute")', () => {
  const { state, leftOver, swaps } = solveQueensFast(Xoshiro.seeded(1), 3_000_000);
  expect(state).toHaveLength(3_000_000);
  expect(isSolution(state)).toBe(true);
  expect({ leftOver, swaps }).toEqual({ leftOver: 35, swaps: 33 }); // as an independent program counts them
});

// Counted by an independent program on the same stream: 200, 20 and 1 runs.
test.each([
  [100, 200, 52.67],
  [1000, 20, 57.55],
  [10_000, 1, 86],
])('min-conflicts on %i queens: %i runs repair %f times on average', (n, runs, average) => {
  const random = Xoshiro.seeded(1);
  let steps = 0;
  for (let run = 0; run < runs; run += 1) {
    const repaired = minConflictsQueens(random, n, 100_000);
    expect(repaired.solved).toBe(true);
    expect(isSolution(repaired.state)).toBe(true);
    steps += repaired.steps;
  }
  expect(steps / runs).toBeCloseTo(average, 2);
});

test('min-conflicts gives up after its steps', () => {
  expect(minConflictsQueens(Random.seeded(1), 3, 50)).toMatchObject({ solved: false, steps: 50 });
});
