import type { Command } from 'commander';
import { beamsLab } from '../lab/beams.ts';
import { deepeningLab } from '../lab/deepening.ts';
import { horizonLab } from '../lab/horizon.ts';
import { orderingLab } from '../lab/ordering.ts';
import type { Work } from './labWork.ts';
import { UserError } from './userError.ts';
import { whole, wholeList } from './wholeOption.ts';

/** The experiments on games with little time, and on beams. */
export function gameExperiments(experiment: (name: string, summary: string, work: Work) => Command): void {
  experiment('ordering', 'what the order of moves saves alpha-beta, on connect four', ordering)
    .option('--depth <d>', 'plies', '6')
    .option('--seed <n>', 'seed of the random order', '1');

  experiment('deepening', 'what rounds of iterative deepening cost, and its move at hand', deepening)
    .option('--depth <d>', 'the last round', '7')
    .option('--nodes <list>', 'when it has to stop, in nodes', '100,1000,10000');

  experiment('horizon', 'what a depth limit loses on tic-tac-toe, and quiescence saves', horizon)
    .option('--depth <d>', 'plies', '3')
    .option('--margin <x>', 'by how much a move may change a quiet position', '0.4')
    .option('--extension <d>', 'plies beyond, where it is not quiet', '4');

  experiment('beams', 'what beams gain over climbs beside one another', beams)
    .option('--n <n>', 'queens', '8')
    .option('--widths <list>', 'states of a beam', '1,2,5,10')
    .option('--steps <n>', 'of a beam, at most', '30')
    .option('--runs <n>', 'runs of each, from random boards', '200')
    .option('--seed <n>', 'seed of the boards and draws', '1');
}

const ordering: Work = (options, progress) =>
  orderingLab(
    { depth: whole(options, 'depth', 1, 9), seed: whole(options, 'seed', 0, 2 ** 31 - 1) },
    progress,
  );

const deepening: Work = (options, progress) =>
  deepeningLab(
    { depth: whole(options, 'depth', 1, 10), budgets: wholeList(options, 'nodes', 1, 1e7) },
    progress,
  );

const horizon: Work = (options, progress) => {
  const margin = Number(options['margin']);
  if (!(margin >= 0 && margin <= 2))
    throw new UserError(
      `--margin: found ${JSON.stringify(options['margin'])}; expected a number from 0 to 2`,
    );
  return horizonLab(
    { depth: whole(options, 'depth', 1, 8), margin, extension: whole(options, 'extension', 0, 8) },
    progress,
  );
};

const beams: Work = (options, progress) =>
  beamsLab(
    {
      n: whole(options, 'n', 4, 50),
      widths: wholeList(options, 'widths', 1, 1_000),
      steps: whole(options, 'steps', 1, 100_000),
      runs: whole(options, 'runs', 1, 1e6),
      seed: whole(options, 'seed', 0, 2 ** 31 - 1),
    },
    progress,
  );
