/**
 * The figures of the course notes and of the literature, reproduced; and where the textbook's own was not.
 */
import { describe, expect, test } from 'vitest';
import { budgetLab } from '../../../grader/lab/budget.ts';
import { clopperPearson } from '../../../grader/lab/interval.ts';
import { pruningLab } from '../../../grader/lab/pruning.ts';
import { queensLab } from '../../../grader/lab/queens.ts';
import { QUEENS_VARIANTS } from '../../../grader/lab/queensVariants.ts';
import { exactSteepestAscent } from '../../../reference/local/exactSteepestAscent.ts';
import { climbPackedQueens } from '../../../reference/local/packedQueens.ts';
import { Xoshiro } from '../../../reference/local/xoshiro.ts';

describe('the minimal tree, counted by running alpha–beta under perfect order (Knuth & Moore 1975)', () => {
  test.each([
    [4, 6, 127],
    [10, 4, 199],
    [2, 14, 255],
  ])('b = %i, d = %i: %i leaves on every tree', (branching, depth, leaves) => {
    const { rows } = pruningLab({ branching, depth, order: 'best', seeds: 5 });
    expect(rows.at(-1)).toMatchObject({
      depth,
      least: leaves,
      most: leaves,
      minimal: leaves,
      all: branching ** depth,
    });
    for (const row of rows) expect([row.least, row.most]).toEqual([row.minimal, row.minimal]);
  });
});

test('random order lies between perfect order and all leaves, and worst first close to all', () => {
  const random = pruningLab({ branching: 4, depth: 5, order: 'random', seeds: 30 }).rows.at(-1)!;
  const worst = pruningLab({ branching: 4, depth: 5, order: 'worst', seeds: 30 }).rows.at(-1)!;
  expect(random.mean).toBeGreaterThan(2 * random.minimal);
  expect(random.mean).toBeLessThan(random.all / 2);
  expect(worst.mean).toBeGreaterThan(0.9 * worst.all);
  expect(worst.most).toBeLessThanOrEqual(worst.all);
});

test('in random order, growth falls towards Pearl’s 1.618 for b = 2, well under b', () => {
  const { rows, growth } = pruningLab({ branching: 2, depth: 16, order: 'random', seeds: 40 });
  const last = rows.at(-1)!.growth;
  expect(growth.pearl).toBeCloseTo(1.618, 3);
  expect(last).toBeGreaterThan(growth.pearl);
  expect(last).toBeLessThan(1.72);
  expect(last).toBeLessThan(rows[3]!.growth);
});

describe('8 queens, steepest ascent with ties at random', () => {
  const exact = exactSteepestAscent(8);
  test('exactly, over all 8^8 boards: 14.0325 % solved, 4.0746 steps when solved, 3.0603 when stuck', () => {
    expect(exact.boards).toBe(16_777_216); // the notes' "8! ≈ 17 million" is 8^8
    expect(exact.solved).toBeCloseTo(0.140325, 6);
    expect(exact.stepsSolved).toBeCloseTo(4.0746, 4);
    expect(exact.stepsStuck).toBeCloseTo(3.0603, 4);
  });
  test('the textbook rounds them rightly: 14 %, 4 steps, 3 steps', () => {
    expect(Math.round(100 * exact.solved)).toBe(14);
    expect([exact.stepsSolved, exact.stepsStuck].map(Math.round)).toEqual([4, 3]);
  });
  test('200,000 runs agree', () => {
    const runs = climbPackedQueens(Xoshiro.seeded(1), 8, 200_000, 0);
    const { low, high } = clopperPearson(runs.solved, runs.runs, 0.9999);
    expect(low < exact.solved && exact.solved < high).toBe(true);
    expect(runs.stepsSolved / runs.solved).toBeCloseTo(exact.stepsSolved, 1);
    expect(runs.stepsStuck / (runs.runs - runs.solved)).toBeCloseTo(exact.stepsStuck, 1);
  });
});

describe('8 queens with sideways moves', () => {
  const runs = climbPackedQueens(Xoshiro.seeded(2), 8, 200_000, 100);
  const solved = runs.stepsSolved / runs.solved;
  const stuck = runs.stepsStuck / (runs.runs - runs.solved);
  test('at most 100 in a row: 94.35 % solved, 19.0 steps when solved, 62.4 when stuck', () => {
    const { low, high } = clopperPearson(runs.solved, runs.runs, 0.9999);
    expect(low < 0.9435 && 0.9435 < high).toBe(true);
    expect(solved).toBeCloseTo(19.0, 1);
    expect(Math.abs(stuck - 62.4)).toBeLessThan(2);
  });
  test('the textbook’s 94 % is right; its 21 and 64 steps are not reproduced', () => {
    expect(Math.round((100 * runs.solved) / runs.runs)).toBe(94);
    expect(Math.abs(solved - 21)).toBeGreaterThan(1.5);
    expect(Math.abs(stuck - 64)).toBeGreaterThan(0.5);
  });
  test('with a limit too high to matter: 95.98 % and 21.3 steps when solved', () => {
    const free = climbPackedQueens(Xoshiro.seeded(3), 8, 30_000, 3000);
    const { low, high } = clopperPearson(free.solved, free.runs, 0.9999);
    expect(low < 0.9598 && 0.9598 < high).toBe(true);
    expect(Math.abs(free.stepsSolved / free.solved - 21.3)).toBeLessThan(0.8);
  });
  test('taking the first tie instead: 32.7 % solved', () => {
    const [row] = queensLab({
      variants: ['sideways-first'],
      n: 8,
      runs: 5000,
      seed: 1,
      limit: 100,
      exact: false,
    }).rows;
    const { low, high } = clopperPearson(row!.solved, 5000, 0.9999);
    expect(low < 0.327 && 0.327 < high).toBe(true);
  });
});

test('a million leaves a move, b = 35: about 4 plies, 8 under perfect order (fourth notes)', () => {
  const { rows } = budgetLab({ nodes: 1e6, branching: 35 });
  expect(rows.map(({ depth }) => Math.round(depth))).toEqual([4, 5, 5, 8]);
  expect(rows[1]!.times).toBeCloseTo(4 / 3, 10);
  expect(rows[3]!.times).toBeCloseTo(2, 10);
});

describe('the queens lab', () => {
  const options = { variants: QUEENS_VARIANTS, n: 6, runs: 60, seed: 5, limit: 20, exact: true };
  const report = queensLab(options);
  test('is the same for the same seed, and another for another', () => {
    expect(queensLab(options)).toEqual(report);
    expect(queensLab({ ...options, seed: 6 }).rows).not.toEqual(report.rows);
  });
  test('reports every search, with an interval around its rate', () => {
    expect(report.rows.map(({ variant }) => variant)).toEqual(QUEENS_VARIANTS);
    for (const { rate, interval, solved } of report.rows) {
      expect(rate).toBe(solved / 60);
      expect(interval.low <= rate && rate <= interval.high).toBe(true);
    }
    expect(report.exact!.boards).toBe(6 ** 6);
  });
  test('says what restarts would take', () => {
    const row = report.rows.find(({ variant }) => variant === 'steepest')!;
    expect(row.restart!.tries).toBeCloseTo(1 / row.rate, 12);
    expect(row.restart!.steps).toBeCloseTo(
      row.stepsSolved! + ((1 - row.rate) / row.rate) * row.stepsStuck!,
      9,
    );
  });
  test('boards of more than 8 queens are climbed too', () => {
    const [steepest, sideways] = queensLab({
      ...options,
      variants: ['steepest', 'sideways'],
      n: 10,
      exact: false,
    }).rows;
    expect(sideways!.solved).toBeGreaterThan(steepest!.solved);
  });
  test('tells its progress, never backwards, and ends at 1', () => {
    const told: number[] = [];
    queensLab({ ...options, variants: ['steepest'] }, (done) => told.push(done));
    pruningLab({ branching: 2, depth: 4, order: 'best', seeds: 2 }, (done) => told.push(1 + done));
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told).toContain(1);
    expect(told.at(-1)).toBe(2);
  });
});
