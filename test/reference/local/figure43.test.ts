import { expect, test } from 'vitest';
import {
  highestValued,
  hillClimbing,
  hillClimbingRandomTies,
} from '../../../reference/local/hillClimbing.ts';
import { conflicts, nQueens, queenNeighbours } from '../../../reference/problems/nQueens.ts';
import { Random } from '../../../reference/random.ts';

/**
 * Figure 4.3 (a) as the fifth notes print it: h of the board with a queen moved there; Q is where a queen
 * stands.
 */
const Q = 'queen';
const FIGURE = [
  [18, 12, 14, 13, 13, 12, 14, 14],
  [14, 16, 13, 15, 12, 14, 12, 16],
  [14, 12, 18, 13, 15, 12, 14, 14],
  [15, 14, 14, Q, 13, 16, 13, 16],
  [Q, 14, 17, 15, Q, 14, 16, 16],
  [17, Q, 16, 18, 15, Q, 15, Q],
  [18, 14, Q, 15, 15, 14, Q, 16],
  [14, 14, 13, 17, 12, 14, 12, 18],
] as const;
const BOARD_A = [5, 6, 7, 4, 5, 6, 7, 6].map((rowFromOne) => rowFromOne - 1);
/** Figure 4.3 (b). */
const BOARD_B = [7, 2, 6, 3, 1, 4, 0, 5];

test('the queens of the printed table stand where the board says', () => {
  expect(BOARD_A.map((row, column) => FIGURE[row]![column])).toEqual(Array(8).fill(Q));
});

test('figure 4.3 (a) has h = 17', () => {
  expect(conflicts(BOARD_A)).toBe(17);
});

test('all 56 successors have the h that the notes print', () => {
  const table = FIGURE.map((row) => [...row] as (number | typeof Q)[]);
  const asked = queenNeighbours(BOARD_A);
  expect(asked).toHaveLength(56);
  const computed = FIGURE.map((row, r) =>
    row.map((_, column) => (BOARD_A[column] === r ? Q : conflicts(BOARD_A.with(column, r)))),
  );
  expect(computed).toEqual(table);
  expect(asked.map(conflicts).sort((a, b) => a - b)).toEqual(
    table
      .flat()
      .filter((cell) => cell !== Q)
      .sort((a, b) => a - b),
  );
});

test('eight successors are best, with h = 12', () => {
  const problem = nQueens(8, BOARD_A);
  const best = highestValued(problem, problem.neighbours(BOARD_A));
  expect(best.map(conflicts)).toEqual(Array(8).fill(12));
});

test('five best steps can lead to figure 4.3 (b), where h = 1 and no successor is better', () => {
  const problem = nQueens(8, BOARD_A);
  let reached = new Map([[BOARD_A.join(), BOARD_A]]);
  for (let step = 0; step < 5; step += 1) {
    const next = new Map<string, number[]>();
    for (const board of reached.values()) {
      const best = highestValued(problem, problem.neighbours(board));
      if (conflicts(best[0]!) < conflicts(board)) for (const better of best) next.set(better.join(), better);
    }
    reached = next;
  }
  expect(reached.has(BOARD_B.join())).toBe(true);
  expect(conflicts(BOARD_B)).toBe(1);
  expect(hillClimbing(nQueens(8, BOARD_B))).toEqual(BOARD_B);
  // It is the only one of the boards reached in five steps that is a local minimum with one conflict.
  const stuck = [...reached.values()].filter(
    (board) => conflicts(board) === 1 && queenNeighbours(board).every((next) => conflicts(next) > 1),
  );
  expect(stuck).toEqual([BOARD_B]);
});

test('first ties are the first in the order of the neighbours, and random ties use them all', () => {
  const problem = nQueens(8, BOARD_A);
  const first = highestValued(problem, problem.neighbours(BOARD_A))[0]!;
  expect(first).toEqual(BOARD_A.with(1, 0)); // column 2, top row: the first 12 by column, then row
  const ends = new Set<string>();
  for (let seed = 0; seed < 60; seed += 1)
    ends.add(hillClimbingRandomTies(Random.seeded(seed), problem).join());
  expect(ends.size).toBeGreaterThan(8);
});
