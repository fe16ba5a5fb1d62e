import { describe, expect, test } from 'vitest';
import { hillClimbing } from '../../../reference/local/hillClimbing.ts';
import { euclideanDistances, roundedDistances } from '../../../reference/problems/distances.ts';
import { knapsack } from '../../../reference/problems/knapsack.ts';
import {
  conflicts,
  nQueens,
  queenNeighbours,
  queenNeighbourValues,
} from '../../../reference/problems/nQueens.ts';
import { oneMax } from '../../../reference/problems/oneMax.ts';
import {
  tourByReversals,
  tourBySwaps,
  tourLength,
} from '../../../reference/problems/travellingSalesperson.ts';
import { Random } from '../../../reference/random.ts';

describe('n queens', () => {
  test('h counts the pairs that attack each other, as a pairwise count does', () => {
    const random = Random.seeded(1);
    for (let i = 0; i < 500; i += 1) {
      const n = random.integer(1, i < 400 ? 10 : 140);
      const board = Array.from({ length: n }, () => random.integer(0, n - 1));
      let pairs = 0;
      for (let a = 0; a < n; a += 1) {
        for (let b = a + 1; b < n; b += 1) {
          const rise = Math.abs(board[a]! - board[b]!);
          if (rise === 0 || rise === b - a) pairs += 1;
        }
      }
      expect(conflicts(board)).toBe(pairs);
    }
  });
  test('all neighbours are valued at once as they are one by one', () => {
    const random = Random.seeded(2);
    for (let i = 0; i < 500; i += 1) {
      const n = random.integer(1, 14);
      const board = Array.from({ length: n }, () => random.integer(0, n - 1));
      const { value } = nQueens(n, board);
      expect(Array.from(queenNeighbourValues(board))).toEqual(queenNeighbours(board).map(value));
    }
  });
  test('queens in a row attack each other through one another: n(n − 1)/2 pairs', () => {
    expect(conflicts([0, 0, 0, 0])).toBe(6);
    expect(conflicts([0, 1, 2, 3])).toBe(6);
  });
  test('a solution has value 0, not −0', () => expect(nQueens(4, [1, 3, 0, 2]).value([1, 3, 0, 2])).toBe(0));
  test.each([
    [8, [0, 0], 'needs 8 rows'],
    [2, [0, 2], 'from 0 to 1'],
    [0, [], 'positive number'],
    [2, [0, 0.5], 'from 0 to 1'],
  ])('refuses a board of %i with %j', (n, board, message) =>
    expect(() => nQueens(n, board)).toThrow(message),
  );
});

describe('tours', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ]; // 0 1 2 3 crosses itself
  test('both neighbourhoods undo a crossing', () => {
    const distances = euclideanDistances(square);
    expect(tourLength(distances, [0, 1, 2, 3])).toBeCloseTo(2 + 2 * Math.SQRT2, 12);
    for (const problem of [tourBySwaps(distances, [0, 1, 2, 3]), tourByReversals(distances, [0, 1, 2, 3])]) {
      expect(tourLength(distances, hillClimbing(problem))).toBe(4);
    }
  });
  test('a reversal gives another closed tour each time, n(n − 3)/2 of them, from 5 cities on', () => {
    const n = 7;
    const distances = roundedDistances(Array.from({ length: n }, (_, x) => ({ x, y: x * x })));
    const tours = tourByReversals(
      distances,
      Array.from({ length: n }, (_, city) => city),
    ).neighbours(Array.from({ length: n }, (_, city) => city));
    const edges = tours.map((tour) =>
      tour
        .map((city, i) => [city, tour[(i + 1) % n]!].sort().join('-'))
        .sort()
        .join(),
    );
    expect(new Set(edges).size).toBe((n * (n - 3)) / 2);
  });
  test('rounded distances are those of TSPLIB: halves go up', () => {
    const { table } = roundedDistances([
      { x: 0, y: 0 },
      { x: 0, y: 2.5 },
      { x: 3, y: 4 },
    ]);
    expect(Array.from(table.slice(0, 3))).toEqual([0, 3, 5]);
  });
  test('a tour that misses or repeats a city is refused', () => {
    for (const tour of [
      [0, 1, 2],
      [0, 1, 2, 2],
      [0, 1, 2, 4],
    ])
      expect(() => tourBySwaps(euclideanDistances(square), tour)).toThrow('each city');
  });
});

describe('knapsack', () => {
  const items = [
    { weight: 3, worth: 4 },
    { weight: 4, worth: 5 },
    { weight: 5, worth: 7 },
  ];
  const sack = knapsack(items, 8, [0, 0, 0]);
  test.each([
    [[0, 0, 0], 0],
    [[1, 0, 1], 11],
    [[1, 1, 0], 9],
    [[1, 1, 1], -4], // 12 − 8 too heavy
  ])('%j is worth %i', (state, worth) => expect(sack.value(state)).toBe(worth));
  test('a climb from an overfull sack ends in one that fits', () => {
    expect(sack.value(hillClimbing({ ...sack, initial: [1, 1, 1] }))).toBeGreaterThan(0);
  });
  test('weights and worths that make no sense are refused', () => {
    expect(() => knapsack([{ weight: 0, worth: 1 }], 3, [0])).toThrow('weight');
    expect(() => knapsack([{ weight: 1, worth: -1 }], 3, [0])).toThrow('worth');
    expect(() => knapsack(items, -1, [0, 0, 0])).toThrow('capacity');
    expect(() => knapsack(items, 8, [0, 0])).toThrow('3 bits');
    expect(() => knapsack(items, 8, [0, 0, 2])).toThrow('0 or 1');
  });
});

test('one-max has a neighbour a bit', () => {
  expect(oneMax([0, 1]).neighbours([0, 1])).toEqual([
    [1, 1],
    [0, 0],
  ]);
  expect(oneMax([0, 1, 1]).value([0, 1, 1])).toBe(2);
});
