import { count, grouped } from '../words/numbers.ts';
import type { BeamsReport } from './beams.ts';
import type { DeepeningReport } from './deepening.ts';
import type { HorizonReport } from './horizon.ts';
import { LAB_MOVE_ORDERS, type OrderingReport } from './ordering.ts';
import { intervalText, percent, table } from './table.ts';

export function orderingText({ rows, seed }: OrderingReport): string {
  return [
    'Connect four from the empty board: leaves that alpha-beta evaluates',
    '',
    ...table(
      ['plies', 'all', 'least', ...LAB_MOVE_ORDERS],
      rows.map(({ depth, all, minimal, leaves }) => [
        String(depth),
        grouped(all),
        grouped(minimal),
        ...LAB_MOVE_ORDERS.map((order) => grouped(leaves[order])),
      ]),
    ),
    '',
    'least: 7^⌈d/2⌉ + 7^⌊d/2⌋ − 1, with the best move first everywhere.',
    `by evaluation: at each node, children by their own evaluation; random: seed ${seed}.`,
  ].join('\n');
}

export function deepeningText({ rounds, budgets }: DeepeningReport): string {
  return [
    'Iterative deepening on connect four, from the empty board',
    '',
    ...table(
      ['round', 'nodes', 'in all', 'at once', 'times', 'move', 'value'],
      rounds.map(({ depth, nodes, total, atOnce, action, value }) => [
        String(depth),
        grouped(nodes),
        grouped(total),
        grouped(atOnce),
        (total / atOnce).toFixed(2),
        action,
        value.toFixed(3),
      ]),
    ),
    '',
    'at once: alpha-beta to that depth, with moves from left to right; times: the',
    'nodes of all rounds so far by those. A round begins with what was best before.',
    '',
    ...table(
      ['nodes', 'in round', '', 'move at hand'],
      budgets.map(({ budget, depth, finished, action }) => [
        grouped(budget),
        depth === 0 ? '–' : String(depth),
        depth === 0 ? '' : finished ? 'finished' : 'broken off',
        action,
      ]),
    ),
  ].join('\n');
}

export function horizonText({ positions, margin, extension, rows }: HorizonReport): string {
  return [
    `A horizon on tic-tac-toe: a move in each of ${grouped(positions)} positions`,
    '',
    ...table(
      ['plies', '', 'best move', 'share', 'given away', 'leaves'],
      rows.map(({ plies, quiescence, right, lost, leaves }) => [
        String(plies),
        quiescence ? 'until quiet' : '',
        grouped(right),
        percent(right / positions, 1),
        grouped(lost),
        leaves.toFixed(1),
      ]),
      2,
    ),
    '',
    `until quiet: up to ${count(extension, 'ply', 'plies')} further, as long as a move changes the ` +
      'evaluation',
    `by more than ${margin}. given away: a win or a draw is lost with the move.`,
    'leaves: for one move, on average.',
  ].join('\n');
}

export function beamsText({ n, steps, runs, seed, confidence, rows }: BeamsReport): string {
  return [
    `Beams, ${count(n, 'queen')}: ${count(runs, 'run')} each from seed ${seed}, ` +
      `at most ${count(steps, 'step')}`,
    '',
    ...table(
      ['', 'width', 'solved', `${100 * confidence} % interval`, 'steps'],
      rows.map(({ search, width, rate, interval, stepsSolved }) => [
        search,
        String(width),
        percent(rate, 1),
        intervalText(interval),
        stepsSolved === null ? '–' : stepsSolved.toFixed(2),
      ]),
      1,
    ),
    '',
    'separate climbs: as many steepest ascents that know nothing of each other.',
    'A stochastic beam draws its states with weights e^−attacks.',
    'steps: of runs that solve the board.',
  ].join('\n');
}
