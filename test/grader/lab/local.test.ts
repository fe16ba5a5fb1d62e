/** Experiments on local search: figures of the notes, and what can be worked out in another way. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { annealingLab } from '../../../grader/lab/annealing.ts';
import { geneticLab } from '../../../grader/lab/genetic.ts';
import { clopperPearson } from '../../../grader/lab/interval.ts';
import { FIGURE_4_1, landscapeLab } from '../../../grader/lab/landscape.ts';
import { restartsLab } from '../../../grader/lab/restarts.ts';
import { ticTacToeLab } from '../../../grader/lab/ticTacToe.ts';
import { hillClimbing } from '../../../reference/local/hillClimbing.ts';
import { climb, grid } from '../../../reference/problems/landscape.ts';
import { Random } from '../../../reference/random.ts';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';

describe('restarts', () => {
  test('the notes: roughly 22 steps in all, and 25 with sideways moves; 1/p climbs', () => {
    const { notes } = restartsLab({ n: 8, runs: 1, seed: 1, limit: 100 });
    expect(notes.map(({ climb: name, steps }) => [name, Math.round(steps)])).toEqual([
      ['steepest', 22],
      ['sideways', 25],
    ]);
    expect(notes.map(({ tries }) => tries.toFixed(2))).toEqual(['7.14', '1.06']);
  });

  test('what is counted is what the formula says, but for chance', () => {
    const [steepest] = restartsLab({ n: 8, runs: 3000, seed: 5, limit: 100 }).rows;
    // From exactSteepestAscent: p = 14.0325 %, 4.0746 and 3.0603 steps.
    const exact = 4.0746 + ((1 - 0.140325) / 0.140325) * 3.0603;
    expect(Math.abs(steepest!.steps - exact)).toBeLessThan(2);
    expect(Math.abs(steepest!.counted.steps - exact)).toBeLessThan(2);
    expect(Math.abs(steepest!.counted.tries - 1 / 0.140325)).toBeLessThan(0.6);
  });

  test('a climb that never fails needs no restart', () => {
    const { rows } = restartsLab({ n: 4, runs: 20, seed: 1, limit: 100 });
    for (const { p, stepsStuck, steps, stepsSolved } of rows)
      if (p === 1) expect([stepsStuck, steps]).toEqual([null, stepsSolved]);
  });
});

describe('landscapes', () => {
  test('like figure 4.1: a shoulder, the global maximum, a local and a flat local one', () => {
    const { ends, best, steps } = landscapeLab({ rows: [FIGURE_4_1] });
    expect(ends.map(({ feature, places, basin }) => [feature, places, basin])).toEqual([
      ['global-maximum', [7], '13/2'],
      ['local-maximum', [12], '5'],
      ['flat-local-maximum', [17, 18, 19], '13/2'],
      ['shoulder', [2, 3, 4], '4'],
    ]);
    expect([best, steps]).toEqual(['13/44', '25/22']);
  });

  test('by hand: a valley between two tops of one height belongs to each by half', () => {
    const { ends } = landscapeLab({ rows: [[1, 0, 1]] });
    expect(ends.map(({ basin }) => basin)).toEqual(['3/2', '3/2']);
  });

  test('where no two heights are equal, each place climbs as the reference does', () => {
    const random = Random.seeded(4);
    for (let round = 0; round < 20; round += 1) {
      const [width, height] = [random.integer(1, 6), random.integer(1, 5)];
      const heights = random.shuffle(Array.from({ length: width * height }, (_, at) => at));
      const rows = Array.from({ length: height }, (_, y) => heights.slice(y * width, (y + 1) * width));
      const tops = heights.map((_, place) => hillClimbing(climb(grid(rows), place)));
      for (const { places, basin } of landscapeLab({ rows }).ends)
        expect(Number(basin)).toBe(tops.filter((top) => top === places[0]).length);
    }
  });
});

describe('annealing', () => {
  const report = annealingLab({ n: 6, lengths: [30, 600], start: 2, runs: 80, seed: 3 });
  test('the same seed gives the same runs, and intervals are exact', () => {
    expect(annealingLab({ n: 6, lengths: [30, 600], start: 2, runs: 80, seed: 3 })).toEqual(report);
    for (const { solved, interval, rate } of report.rows) {
      expect(interval).toEqual(clopperPearson(solved, 80));
      expect(rate).toBe(solved / 80);
    }
  });
  test('longer is better, and no board is better than the best', () => {
    for (const schedule of ['exponential', 'linear', 'logarithmic', 'cold']) {
      const [short, long] = report.rows.filter((row) => row.schedule === schedule);
      expect(long!.rate).toBeGreaterThan(short!.rate);
      for (const { attacks, bestAttacks } of [short!, long!])
        expect(bestAttacks).toBeLessThanOrEqual(attacks);
    }
  });
});

describe('genetic algorithms', () => {
  const report = geneticLab({ n: 6, sizes: [4, 20], rates: [0.3], generations: 60, runs: 12, seed: 2 });
  test('figure 4.6 of the notes, from (a) to (e)', () => {
    expect(report.figure.map(({ fitness, share }) => [fitness, Math.round(100 * share)])).toEqual([
      [24, 31],
      [23, 29],
      [20, 26],
      [11, 14],
    ]);
    expect(report.figure.map(({ parent, cut, child, mutated }) => [parent, cut, child, mutated])).toEqual([
      ['32752411', 3, '32748552', '32748152'],
      ['24748552', 3, '24752411', '24752411'],
      ['32752411', 5, '32752124', '32252124'],
      ['24415124', 5, '24415411', '24415417'],
    ]);
  });
  test('the same seed gives the same runs, and only what solves counts generations', () => {
    expect(geneticLab({ n: 6, sizes: [4, 20], rates: [0.3], generations: 60, runs: 12, seed: 2 })).toEqual(
      report,
    );
    for (const { solved, toSolve, best, interval } of report.rows) {
      expect(toSolve === null).toBe(solved === 0);
      expect(best).toBeLessThanOrEqual(15);
      expect(interval).toEqual(clopperPearson(solved, 12));
    }
  });
});

test('tic-tac-toe: fewer than 9! = 362,880 terminal nodes (fifth notes), 255,168 in fact', () => {
  const { total, value, searches, strategies, plies } = ticTacToeLab();
  // Counts that are well known: 5,478 positions; 131,184, 77,904 and 46,080 plays won by X, by O, and drawn.
  expect(total).toEqual({
    nodes: 549_946,
    positions: 5_478,
    ends: 255_168,
    x: 131_184,
    o: 77_904,
    draws: 46_080,
  });
  expect(total.ends).toBeLessThan(362_880);
  expect([value, plies.length]).toEqual([0, 10]);
  for (const { plays } of strategies) expect(plays.lost).toBe(0);
  const leaves = searches.map((search) => search.leaves);
  expect(leaves).toEqual(leaves.toSorted((a, b) => b - a));
});

test.each([
  ['genetic', ['--runs', '2', '--generations', '5', '--sizes', '2,300', '--rates', '0,1', '--n', '12']],
  ['genetic', ['--runs', '2', '--generations', '20']],
  ['tic-tac-toe', []],
  ['annealing', ['--runs', '3', '--steps', '10,1e4', '--n', '20']],
  ['restarts', ['--runs', '3', '--n', '6']],
  ['restarts', ['--runs', '3']],
  ['landscape', []],
  ['landscape', ['--elevation', '1 2 3 / 2 9 1 / 3 1 -5.25']],
  ['landscape', ['--elevation', '7'.repeat(60).split('').join(' ')]],
])('lab %s %j prints at most 80 columns, and makes a picture and a page', async (name, options) => {
  const at = folderOf({});
  const argv = ['lab', name, ...options];
  const { code, out, err } = await cutoff(at, [...argv, '--svg', 'a.svg', '--html', 'a.html']);
  // A busy machine is told how far it is.
  expect({ code, err: err.replace(/^\d+ %\n/gm, '') }).toEqual({
    code: 0,
    err: 'drawn in a.svg\nwritten to a.html\n',
  });
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  expect(out).not.toMatch(/NaN|undefined|null/);
  expect(readFileSync(join(at, 'a.svg'), 'utf8')).not.toMatch(/NaN|Infinity|undefined/);
  const page = readFileSync(join(at, 'a.html'), 'utf8');
  expect(page).toContain(out.split('\n')[2]!.trim().split('  ')[0]);
  expect(page).not.toMatch(/\son\w+=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
  expect((await cutoff(at, argv)).out).toBe(out);
});

test.each([
  [['annealing', '--steps', '10,x'], '--steps: found "x"; expected a whole number from 1'],
  [['annealing', '--start', '0'], '--start: found "0"; expected a temperature above 0'],
  [['genetic', '--rates', '2'], '--rates: found "2"; expected a chance from 0 to 1'],
  [['genetic', '--sizes', '0'], '--sizes: found "0"; expected a whole number from 1'],
  [['restarts', '--n', '3'], '--n: found "3"; expected a whole number from 4'],
  [['landscape', '--elevation', '1 2 / 3'], '--elevation: expected rows of one length'],
  [['landscape', '--elevation', ''], '--elevation: expected rows of one length, with a number at least'],
  [['landscape', '--elevation', '1 high'], '--elevation: found "high"; expected a number'],
])('lab %j is refused in one message', async (argv, message) => {
  const { code, out, err } = await cutoff(folderOf({}), ['lab', ...argv]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(message);
});
