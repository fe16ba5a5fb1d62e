import type { Command } from 'commander';
import { annealingLab } from '../lab/annealing.ts';
import { FIGURE_4_1, landscapeLab } from '../lab/landscape.ts';
import { geneticLab } from '../lab/genetic.ts';
import { ticTacToeLab } from '../lab/ticTacToe.ts';
import { restartsLab } from '../lab/restarts.ts';
import type { Work } from './labWork.ts';
import { UserError } from './userError.ts';
import { whole, wholeIn, wholeList } from './wholeOption.ts';

const MOST_PLACES = 2_000;

/** The experiments on local search. */
export function localExperiments(experiment: (name: string, summary: string, work: Work) => Command): void {
  experiment('annealing', 'how well annealing does by schedule and length', annealing)
    .option('--n <n>', 'queens', '8')
    .option('--steps <list>', 'lengths of a run, in steps', '100,1000,10000')
    .option('--start <t>', 'temperature at the start', '2')
    .option('--runs <n>', 'runs of each, from random boards', '200')
    .option('--seed <n>', 'seed of the boards and draws', '1');

  experiment('restarts', 'what random restarts take, by formula and counted', restarts)
    .option('--n <n>', 'queens', '8')
    .option('--runs <n>', 'searches of each climb, until it succeeds', '500')
    .option('--limit <n>', 'sideways moves in a row, where a climb makes any', '100')
    .option('--seed <n>', 'seed of the random boards and moves', '1');

  experiment('landscape', 'from where hill climbing ends where, counted exactly', landscape).option(
    '--elevation <list>',
    'heights from left to right, such as "1 3 3 2"; "/" begins a new row (default: like figure 4.1)',
  );

  experiment('genetic', 'figure 4.6 step by step, and what makes an evolution converge', genetic)
    .option('--n <n>', 'queens', '8')
    .option('--sizes <list>', 'sizes of the population', '10,40')
    .option('--rates <list>', 'chances of a mutation of each child', '0.05,0.5')
    .option('--generations <n>', 'at most', '200')
    .option('--runs <n>', 'evolutions of each, from random boards', '30')
    .option('--seed <n>', 'seed of the boards and draws', '1');

  experiment('tic-tac-toe', 'its whole tree, what searches take, and a contingent strategy', () =>
    ticTacToeLab(),
  );
}

const annealing: Work = (options, progress) => {
  const start = Number(options['start']);
  if (!(start > 0 && start <= 1e6))
    throw new UserError(
      `--start: found ${JSON.stringify(options['start'])}; expected a temperature above 0, up to 1,000,000`,
    );
  return annealingLab(
    {
      n: whole(options, 'n', 4, 100),
      lengths: wholeList(options, 'steps', 1, 1e7),
      start,
      runs: whole(options, 'runs', 1, 1e6),
      seed: whole(options, 'seed', 0, 2 ** 31 - 1),
    },
    progress,
  );
};

const genetic: Work = (options, progress) => {
  const rates = (options['rates'] ?? '').split(',').map((text) => {
    const rate = /^\s*\d(?:\.\d{1,9})?\s*$/.test(text) ? Number(text) : NaN;
    if (!(rate >= 0 && rate <= 1))
      throw new UserError(`--rates: found ${JSON.stringify(text)}; expected a chance from 0 to 1`);
    return rate;
  });
  const sizes = (options['sizes'] ?? '').split(',').map((text) => wholeIn(text.trim(), 'sizes', 1, 10_000));
  return geneticLab(
    {
      n: whole(options, 'n', 4, 50),
      sizes,
      rates,
      generations: whole(options, 'generations', 1, 1e6),
      runs: whole(options, 'runs', 1, 1e5),
      seed: whole(options, 'seed', 0, 2 ** 31 - 1),
    },
    progress,
  );
};

const restarts: Work = (options, progress) =>
  restartsLab(
    {
      n: whole(options, 'n', 4, 50),
      runs: whole(options, 'runs', 1, 1e6),
      seed: whole(options, 'seed', 0, 2 ** 31 - 2),
      limit: whole(options, 'limit', 0, 1e6),
    },
    progress,
  );

const landscape: Work = ({ elevation }) => {
  if (elevation === undefined) return landscapeLab({ rows: [FIGURE_4_1] });
  const rows = elevation.split('/').map((row) => row.split(/[\s,]+/).filter((text) => text !== ''));
  const wrong = rows.flat().find((text) => !/^-?\d{1,9}(?:\.\d{1,9})?$/.test(text));
  if (wrong !== undefined)
    throw new UserError(`--elevation: found ${JSON.stringify(wrong)}; expected a number`);
  const [first = []] = rows;
  if (first.length === 0 || rows.some((row) => row.length !== first.length))
    throw new UserError('--elevation: expected rows of one length, with a number at least');
  if (rows.length * first.length > MOST_PLACES)
    throw new UserError(`--elevation: expected at most ${MOST_PLACES} places`);
  return landscapeLab({ rows: rows.map((row) => row.map(Number)) });
};
