/** Experiments on games with little time and on beams: beside what is worked out in another way. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beamsLab } from '../../../grader/lab/beams.ts';
import { deepeningLab } from '../../../grader/lab/deepening.ts';
import { horizonLab } from '../../../grader/lab/horizon.ts';
import { orderingLab } from '../../../grader/lab/ordering.ts';
import { minimax } from '../../../reference/adversarial/minimax.ts';
import { connectFour } from '../../../reference/games/connectFour.ts';
import { ticTacToe } from '../../../reference/games/ticTacToe.ts';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';

test('move ordering: between the least that is possible (first notes) and all, and evaluation helps', () => {
  const { rows } = orderingLab({ depth: 5, seed: 3 });
  expect(rows.map(({ all, minimal }) => [all, minimal])).toEqual([
    [7, 7],
    [49, 13],
    [343, 55],
    [2401, 97],
    [16807, 391],
  ]);
  for (const { all, minimal, leaves } of rows)
    for (const counted of Object.values(leaves)) {
      expect(counted).toBeGreaterThanOrEqual(minimal);
      expect(counted).toBeLessThanOrEqual(all);
    }
  const { leaves } = rows.at(-1)!;
  expect(leaves['by evaluation']).toBeLessThan(leaves['left to right'] / 2);
});

test('iterative deepening: each round has the value of minimax to its depth, and rounds add up', () => {
  const { rounds, budgets } = deepeningLab({ depth: 4, budgets: [1, 500, 3_000] });
  const game = connectFour();
  let total = 0;
  for (const round of rounds) {
    total += round.nodes;
    expect(round.total).toBe(total);
    expect(round.value).toBe(minimax(game, game.initial, { depth: round.depth }).value);
  }
  expect(rounds.map(({ depth }) => depth)).toEqual([1, 2, 3, 4]);
  // One node is no finished move; 498 nodes are four rounds.
  expect(budgets.map(({ depth, finished }) => [depth, finished])).toMatchObject([{}, [4, true], {}]);
  expect(budgets[0]).toEqual({ budget: 1, depth: 1, finished: false, action: '0' });
});

/** The value of each position by plain recursion, from the view of X. */
function solved(): Map<number, number> {
  const game = ticTacToe();
  const values = new Map<number, number>();
  const valueOf = (state: number): number => {
    const known = values.get(state);
    if (known !== undefined) return known;
    const children = game.isTerminal(state)
      ? []
      : game.actions(state).map((action) => valueOf(game.result(state, action)));
    const value = game.isTerminal(state)
      ? game.utility(state)
      : game.player(state) === 'max'
        ? Math.max(...children)
        : Math.min(...children);
    values.set(state, value);
    return value;
  };
  valueOf(game.initial);
  return values;
}

test('horizon: a ply deep it takes the first of those with the best evaluation, in each position', () => {
  const game = ticTacToe();
  const values = solved();
  const open = [...values.keys()].filter((state) => !game.isTerminal(state));
  let right = 0;
  for (const state of open) {
    const sign = game.player(state) === 'max' ? 1 : -1;
    const worth = game.actions(state).map((action) => {
      const next = game.result(state, action);
      return sign * (game.isTerminal(next) ? game.utility(next) : game.evaluate(next));
    });
    const action = game.actions(state)[worth.indexOf(Math.max(...worth))]!;
    if (values.get(game.result(state, action)) === values.get(state)) right += 1;
  }
  const { positions, rows } = horizonLab({ depth: 1, margin: 0.4, extension: 4 });
  // 5,478 positions of tic-tac-toe, of which 958 are over.
  expect(positions).toBe(5_478 - 958);
  expect(positions).toBe(open.length);
  expect(rows[0]).toMatchObject({ plies: 1, quiescence: false, right, lost: positions - right });
  expect(rows[1]!.right).toBeGreaterThan(right);
});

test('horizon: who looks to the end chooses rightly everywhere', () => {
  const { rows, positions } = horizonLab({ depth: 1, margin: 0, extension: 8 });
  expect(rows[1]).toMatchObject({ quiescence: true, right: positions, lost: 0 });
});

test('beams: one climb by itself solves as many boards as all of them do exactly, the same each time', () => {
  const options = { n: 8, widths: [1, 4], steps: 20, runs: 300, seed: 7 };
  const report = beamsLab(options);
  const { rows } = report;
  const { interval } = rows.find(({ search, width }) => search === 'separate climbs' && width === 1)!;
  // Of all boards: 14.0325 %, from exactSteepestAscent.
  expect(interval.low).toBeLessThan(0.140325);
  expect(interval.high).toBeGreaterThan(0.140325);
  const rateOf = (name: string, of: number): number =>
    rows.find(({ search, width }) => search === name && width === of)!.rate;
  expect(rateOf('beam', 4)).toBeGreaterThan(rateOf('beam', 1));
  expect(rateOf('separate climbs', 4)).toBeGreaterThan(rateOf('separate climbs', 1));
  expect(beamsLab(options)).toEqual(report);
});

test.each([
  ['ordering --depth 4', 'Connect four from the empty board'],
  ['deepening --depth 4 --nodes 10,100', 'Iterative deepening on connect four'],
  ['horizon --depth 1', 'A horizon on tic-tac-toe'],
  ['beams --runs 5 --widths 1,3', 'Beams, 8 queens: 5 runs each'],
])('%s: a table in 80 columns, a picture and a page', async (line, heading) => {
  const folder = folderOf();
  const args = ['lab', ...line.split(' ')];
  const { code, out } = await cutoff(folder, [...args, '--svg', 'lab.svg', '--html', 'lab.html']);
  expect(code).toBe(0);
  expect(out.startsWith(heading)).toBe(true);
  for (const each of out.split('\n')) expect(each.length).toBeLessThanOrEqual(80);
  expect(readFileSync(join(folder, 'lab.svg'), 'utf8')).toMatch(/^<svg /);
  expect(readFileSync(join(folder, 'lab.html'), 'utf8')).toContain(`<h1>${heading}`);
});

test.each([
  ['deepening --nodes 1,x', '--nodes: found "x"; expected a whole number from 1 to 10,000,000'],
  ['horizon --margin 3', '--margin: found "3"; expected a number from 0 to 2'],
  ['beams --widths 0', '--widths: found "0"; expected a whole number from 1 to 1,000'],
  ['ordering --depth 30', '--depth: found "30"; expected a whole number from 1 to 9'],
])('%s: one message', async (line, message) => {
  const { code, err } = await cutoff(folderOf(), ['lab', ...line.split(' ')]);
  expect(code).toBe(2);
  expect(err.replace(/\s+/g, ' ')).toContain(message);
});
