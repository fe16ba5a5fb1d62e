import { count, formatNumber, grouped } from '../words/numbers.ts';
import type { AnnealingReport } from './annealing.ts';
import type { GeneticReport } from './genetic.ts';
import type { LandscapeReport } from './landscape.ts';
import type { RestartsReport } from './restarts.ts';
import type { TicTacToeReport } from './ticTacToe.ts';
import { intervalText, percent, table } from './table.ts';

export function annealingText({ n, runs, seed, start, end, rows, confidence }: AnnealingReport): string {
  return [
    `Annealing, ${count(n, 'queen')}: ${count(runs, 'run')} each from seed ${seed}, T from ${start}`,
    '',
    ...table(
      ['schedule', 'steps', 'solved', `${100 * confidence} % interval`, 'attacks', 'at best'],
      rows.map((row) => [
        row.schedule,
        grouped(row.steps),
        percent(row.rate, 1),
        intervalText(row.interval),
        row.attacks.toFixed(2),
        row.bestAttacks.toFixed(2),
      ]),
      1,
    ),
    '',
    `exponential: T · rate each step, to ${end}; linear: to 0;`,
    `logarithmic: T · ln 2 / ln(t + 1); cold: ${end} from the first step on.`,
    'attacks: pairs on the last board, on average; at best: on the best board.',
  ].join('\n');
}

export function restartsText({ n, runs, seed, limit, rows, notes }: RestartsReport): string {
  const line = (
    name: string,
    {
      p,
      stepsSolved,
      stepsStuck,
      tries,
      steps,
    }: RestartsReport['rows'][number] | RestartsReport['notes'][number],
    counted: readonly [string, string],
  ): string[] => [
    name,
    percent(p, 1),
    stepsSolved.toFixed(2),
    stepsStuck === null ? '–' : stepsStuck.toFixed(2),
    tries.toFixed(2),
    steps.toFixed(2),
    ...counted,
  ];
  return [
    `Restarts, ${count(n, 'queen')}: ${count(runs, 'search', 'searches')} each from seed ${seed}, at most ` +
      `${count(limit, 'sideways move')}`,
    '',
    ...table(
      ['', 'p', 'solved', 'stuck', '1/p', 'steps', 'climbs', 'counted'],
      [
        ...rows.map((row) =>
          line(row.climb, row, [row.counted.tries.toFixed(2), row.counted.steps.toFixed(2)]),
        ),
        ...notes.map((row) => line(`${row.climb}, the notes`, row, ['', ''])),
      ],
      1,
    ),
    '',
    'solved, stuck: steps of a climb that solves the board, and of one that does not.',
    'steps: solved + (1 − p)/p · stuck; climbs and counted: until one succeeds.',
  ].join('\n');
}

export const FEATURE_WORDS: Readonly<Record<LandscapeReport['ends'][number]['feature'], string>> = {
  'global-maximum': 'global maximum',
  'local-maximum': 'local maximum',
  'flat-local-maximum': 'flat local maximum',
  shoulder: 'shoulder',
  slope: 'slope',
};
const MOST_PLACES = 24;

export function landscapeText({ places, elevation, ends, best, steps }: LandscapeReport): string {
  const size =
    elevation.length === 1
      ? count(places, 'place')
      : `${elevation.length} × ${places / elevation.length} places`;
  return [
    `Steepest ascent on ${size}, from each of them`,
    '',
    ...table(
      ['ends at', 'height', 'places', 'basin', 'share'],
      ends.map((end) => [
        FEATURE_WORDS[end.feature],
        formatNumber(end.elevation),
        placesText(end.places),
        end.basin,
        percent(end.share, 1),
      ]),
      1,
    ),
    '',
    `From a random place it ends at a global maximum with chance ${best},`,
    `after ${steps} steps on average wherever it ends. Both are exact.`,
  ].join('\n');
}

function placesText(places: readonly number[]): string {
  const text = places.join(' ');
  return text.length <= MOST_PLACES ? text : `${places[0] ?? ''} … (${places.length})`;
}

export function geneticText(report: GeneticReport): string {
  const { n, generations, runs, seed, confidence, figure, rows } = report;
  const parted = (digits: string, cut: number): string => `${digits.slice(0, cut)}|${digits.slice(cut)}`;
  return [
    `Genetic algorithms, ${count(n, 'queen')}: ${count(runs, 'run')} each from seed ${seed}, at most ` +
      `${count(generations, 'generation')}`,
    '',
    'Figure 4.6, step by step:',
    ...table(
      ['population', 'fitness', 'share', 'parent', 'child', 'mutated'],
      figure.map((row) => [
        row.individual,
        String(row.fitness),
        percent(row.share, 0),
        parted(row.parent, row.cut),
        parted(row.child, row.cut),
        row.mutated,
      ]),
      1,
    ),
    '',
    ...table(
      ['population', 'mutation', 'children', 'solved', `${100 * confidence} % interval`, 'after', 'best'],
      rows.map((row) => [
        grouped(row.size),
        formatNumber(row.rate),
        row.crossover ? 'crossed' : 'copies',
        percent(row.solved / runs, 1),
        intervalText(row.interval),
        row.toSolve === null ? '–' : row.toSolve.toFixed(1),
        row.best.toFixed(2),
      ]),
    ),
    '',
    'after: generations of runs that solve the board; best: fitness in the last',
    `generation, of ${(n * (n - 1)) / 2}. A mutation moves one queen to another row.`,
  ].join('\n');
}

export function ticTacToeText({ plies, total, value, searches, strategies }: TicTacToeReport): string {
  const row = (name: string, each: TicTacToeReport['total']): string[] => [
    name,
    ...[each.nodes, each.positions, each.ends, each.x, each.o, each.draws].map(grouped),
  ];
  return [
    'The whole game tree of tic-tac-toe',
    '',
    ...table(
      ['ply', 'nodes', 'positions', 'ends', 'X wins', 'O wins', 'draws'],
      [...plies.map((each) => row(String(each.ply), each)), row('all', total)],
    ),
    '',
    `With perfect play it is worth ${value} to X. Leaves that are evaluated:`,
    ...table(
      ['', ''],
      searches.map(({ search, leaves }) => [search, grouped(leaves)]),
      1,
    ).slice(1),
    '',
    'A contingent strategy against every reply:',
    ...table(
      ['', 'positions', 'plays won', 'drawn', 'lost'],
      strategies.map(({ player, positions, plays }) => [
        player,
        grouped(positions),
        ...[plays.won, plays.drawn, plays.lost].map(grouped),
      ]),
      1,
    ),
  ].join('\n');
}
