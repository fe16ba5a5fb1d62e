import { count, grouped } from '../words/numbers.ts';
import type { BudgetReport } from './budget.ts';
import type { PruningReport } from './pruning.ts';
import type { QueensReport } from './queens.ts';
import type { AnnealingReport } from './annealing.ts';
import type { BeamsReport } from './beams.ts';
import type { DeepeningReport } from './deepening.ts';
import { beamsText, deepeningText, horizonText, orderingText } from './gamesText.ts';
import type { HorizonReport } from './horizon.ts';
import type { OrderingReport } from './ordering.ts';
import type { LandscapeReport } from './landscape.ts';
import { annealingText, geneticText, landscapeText, restartsText, ticTacToeText } from './localText.ts';
import type { TicTacToeReport } from './ticTacToe.ts';
import type { GeneticReport } from './genetic.ts';
import type { RestartsReport } from './restarts.ts';
import { intervalText, percent, table } from './table.ts';

/** The reports of the lab for a terminal. */
export type LabReport =
  | PruningReport
  | QueensReport
  | BudgetReport
  | AnnealingReport
  | RestartsReport
  | LandscapeReport
  | GeneticReport
  | TicTacToeReport
  | OrderingReport
  | DeepeningReport
  | HorizonReport
  | BeamsReport;

export function labText(report: LabReport): string {
  switch (report.lab) {
    case 'pruning':
      return pruningText(report);
    case 'queens':
      return queensText(report);
    case 'budget':
      return budgetText(report);
    case 'annealing':
      return annealingText(report);
    case 'restarts':
      return restartsText(report);
    case 'landscape':
      return landscapeText(report);
    case 'genetic':
      return geneticText(report);
    case 'tic-tac-toe':
      return ticTacToeText(report);
    case 'ordering':
      return orderingText(report);
    case 'deepening':
      return deepeningText(report);
    case 'horizon':
      return horizonText(report);
    case 'beams':
      return beamsText(report);
  }
}

function pruningText({ branching, order, seeds, rows, growth }: PruningReport): string {
  return [
    `Leaves that alpha-beta evaluates: b = ${branching}, ${order} order, ${count(seeds, 'tree')} a depth`,
    '',
    ...table(
      ['depth', 'all', 'perfect order', 'counted', 'least', 'most', 'growth'],
      rows.map((row) => [
        String(row.depth),
        grouped(row.all),
        grouped(row.minimal),
        grouped(rounded(row.mean)),
        grouped(row.least),
        grouped(row.most),
        row.growth.toFixed(3),
      ]),
    ),
    '',
    'Growth a ply, by formula:',
    ...table(
      ['', ''],
      [
        ['perfect order, √b', growth.perfect.toFixed(3)],
        ['random order, Pearl: ξ/(1 − ξ) with ξ^b + ξ = 1', growth.pearl.toFixed(3)],
        ['rule of thumb, b^(3/4)', growth.average.toFixed(3)],
        ['best randomised win/loss evaluation, Saks & Wigderson', growth.saksWigderson.toFixed(3)],
      ],
      1,
    ).slice(1),
  ].join('\n');
}

function queensText({ n, runs, seed, limit, confidence, rows, exact }: QueensReport): string {
  const notes = rows.flatMap(({ variant, textbook }) =>
    textbook === null
      ? []
      : [
          `Textbook, ${variant}: ${percent(textbook.rate, 0)}, ${textbook.stepsSolved} and ` +
            `${textbook.stepsStuck} steps;`,
          `  ${textbook.note}.`,
        ],
  );
  return [
    `${count(n, 'queen')}, ${count(runs, 'run')} each from seed ${seed}, at most ` +
      `${count(limit, 'sideways move')} in a row`,
    '',
    ...table(
      ['', 'solved', `${100 * confidence} % interval`, 'if solved', 'if stuck', '1/p'],
      rows.map((row) => [
        row.variant,
        percent(row.rate, 1),
        intervalText(row.interval),
        steps(row.stepsSolved),
        steps(row.stepsStuck),
        row.restart === null ? '–' : row.restart.tries.toFixed(2),
      ]),
      1,
    ),
    '',
    unitsText(rows),
    ...(exact === null
      ? []
      : [
          '',
          `Exactly, steepest over all ${grouped(exact.boards)} boards: ${percent(exact.solved, 4)} solved;`,
          `  ${exactSteps(exact.stepsSolved)} steps if solved, ${exactSteps(exact.stepsStuck)} if stuck.`,
        ]),
    ...(notes.length === 0 ? [] : ['', ...notes]),
  ].join('\n');
}

/** What the averages count: the unit of the first row, then the rows that have another. */
function unitsText(rows: QueensReport['rows']): string {
  const [{ unit }] = rows as [QueensReport['rows'][number]];
  const others = rows.filter((row) => row.unit !== unit).map((row) => `for ${row.variant} of ${row.unit}`);
  return `Averages are of ${unit}${others.length === 0 ? '' : `; ${others.join(', ')}`}.`;
}

function budgetText({ nodes, branching, rows, deepestPerfect }: BudgetReport): string {
  return [
    `Depth that ${count(nodes, 'leaf reaches', 'leaves reach')}, b = ${branching}`,
    '',
    ...table(
      ['', 'growth a ply', 'plies', 'times'],
      rows.map((row) => [row.search, row.growth.toFixed(2), row.depth.toFixed(2), row.times.toFixed(2)]),
      1,
    ),
    '',
    `Counted exactly, perfect order finishes ${count(deepestPerfect, 'ply', 'plies')}:`,
    '  its b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves are about 2√(b^d).',
  ].join('\n');
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
const exactSteps = (mean: number): string => (Number.isNaN(mean) ? '–' : mean.toFixed(4));
const steps = (mean: number | null): string => (mean === null ? '–' : mean.toFixed(2));
