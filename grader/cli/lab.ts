import { resolve } from 'node:path';
import { Option } from 'commander';
import type { Command } from 'commander';
import { allLeaves } from '../../reference/theory.ts';
import { budgetLab } from '../lab/budget.ts';
import { pruningLab } from '../lab/pruning.ts';
import { queensLab } from '../lab/queens.ts';
import { QUEENS_VARIANTS } from '../lab/queensVariants.ts';
import type { QueensVariant } from '../lab/queensVariants.ts';
import { labText } from '../lab/text.ts';
import type { LabReport } from '../lab/text.ts';
import { LAB_ORDERS, MOST_LEAVES } from '../lab/uniformTree.ts';
import type { LabOrder } from '../lab/uniformTree.ts';
import { grouped } from '../words/numbers.ts';
import type { CommandModule, Context } from './context.ts';
import { didYouMean } from './didYouMean.ts';
import { EXIT } from './io.ts';
import { gameExperiments } from './labGames.ts';
import { localExperiments } from './labLocal.ts';
import type { Work } from './labWork.ts';
import { labProgress } from './labProgress.ts';
import { whole } from './wholeOption.ts';
import { UserError } from './userError.ts';
import { helpText } from './helpText.ts';
import { writeFileAt } from './writeFileAt.ts';

const EXPERIMENTS = [
  'pruning',
  'queens',
  'budget',
  'annealing',
  'restarts',
  'landscape',
  'genetic',
  'tic-tac-toe',
  'ordering',
  'deepening',
  'horizon',
  'beams',
];

type Run = Parameters<CommandModule['define']>[1];

/**
 * `cutoff lab EXPERIMENT`: what the formulas of the course say, beside what happens. JSON: the report of the
 * experiment in `grader/lab/`, such as `PruningReport`.
 */
export const define: CommandModule['define'] = (command, run) => {
  command.addHelpText(
    'after',
    helpText(
      'Examples:',
      '  cutoff lab pruning --branching 4 --depth 8 --order random',
      '  cutoff lab queens --variant sideways --runs 10000',
      '  cutoff lab budget --nodes 1e6 --branching 35 --svg budget.svg',
      '  cutoff lab annealing --steps 100,1000,10000 --html annealing.html',
    ),
  );
  command.argument('[experiment]', `which one: ${EXPERIMENTS.join(', ')}`).action((name?: string) =>
    run(async () => {
      const found =
        name === undefined ? 'no experiment is named' : `there is no experiment ${JSON.stringify(name)}`;
      throw new UserError(
        `${found}; expected ${EXPERIMENTS.join(', ')}${didYouMean(name, EXPERIMENTS)}\nSee: ` +
          'cutoff lab --help',
      );
    }),
  );

  experiment(
    command,
    run,
    'pruning',
    'count the leaves that alpha-beta evaluates, beside the formulas',
    pruning,
  )
    .option('--branching <b>', 'children of each node', '4')
    .option('--depth <d>', 'plies', '6')
    .addOption(new Option('--order <order>', 'which child comes first').choices(LAB_ORDERS).default('random'))
    .option('--seeds <n>', 'trees a depth', '20');

  experiment(command, run, 'queens', 'how often local searches solve n queens', queens)
    .addOption(
      new Option('--variant <variant>', 'which search').choices([...QUEENS_VARIANTS, 'all']).default('all'),
    )
    .option('--runs <n>', 'runs of each search, from random boards', '1000')
    .option('--n <n>', 'queens', '8')
    .option('--limit <n>', 'sideways moves in a row, where a search makes any', '100')
    .option('--seed <n>', 'seed of the random boards and moves', '1')
    .option('--exact', 'enumerate all boards for steepest ascent, up to 8 queens');

  experiment(command, run, 'budget', 'how deep a budget of leaves reaches', budget)
    .option('--nodes <n>', 'leaves that can be evaluated for one move', '1e6')
    .option('--branching <b>', 'moves in each position', '35');

  localExperiments((...args) => experiment(command, run, ...args));
  gameExperiments((...args) => experiment(command, run, ...args));
};

function experiment(lab: Command, run: Run, name: string, summary: string, work: Work): Command {
  const command = lab
    .command(name)
    .summary(summary)
    .description(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`);
  return command
    .option('--svg <file>', 'draw it, as an SVG file')
    .option('--html <file>', 'write a page with the table, the picture, and searches that play')
    .option('--json', 'print JSON')
    .action(() =>
      run(async (context) => {
        const options = command.optsWithGlobals<Record<string, string>>();
        const progress = labProgress(context.io);
        let report: LabReport;
        try {
          report = work(options, progress.step);
        } finally {
          progress.stop();
        }
        if (options['svg'] !== undefined) await drawInto(options['svg'], report, context);
        if (options['html'] !== undefined) await pageInto(options['html'], report, context);
        if (options['json'] !== undefined) context.printJson(report);
        else context.print(labText(report));
        return EXIT.done;
      }),
    );
}

const pruning: Work = (options, progress) => {
  const branching = whole(options, 'branching', 2, MOST_LEAVES);
  const depth = whole(options, 'depth', 1, 24);
  const seeds = whole(options, 'seeds', 1, 1e6);
  const leaves = allLeaves(branching, depth);
  if (leaves > MOST_LEAVES) {
    throw new UserError(
      `--branching ${branching} --depth ${depth}: found a tree of ${grouped(leaves)} leaves; ` +
        `expected at most ${grouped(MOST_LEAVES)}`,
    );
  }
  return pruningLab({ branching, depth, order: options['order'] as LabOrder, seeds }, progress);
};

const queens: Work = (options, progress) => {
  const n = whole(options, 'n', 1, 100);
  const exact = options['exact'] !== undefined;
  if (exact && n > 8)
    throw new UserError(`--exact: found ${n} queens; expected at most 8, since every board is looked at`);
  const variant = options['variant'] as QueensVariant | 'all';
  return queensLab(
    {
      variants: variant === 'all' ? QUEENS_VARIANTS : [variant],
      n,
      runs: whole(options, 'runs', 1, 1e8),
      seed: whole(options, 'seed', 0, 2 ** 31 - 1),
      limit: whole(options, 'limit', 0, 1e6),
      exact,
    },
    progress,
  );
};

const budget: Work = (options) =>
  budgetLab({ nodes: whole(options, 'nodes', 1, 1e15), branching: whole(options, 'branching', 2, 1e6) });

async function drawInto(path: string, report: LabReport, { io, tell }: Context): Promise<void> {
  const { labSvg } = await import('../lab/labSvg.ts');
  await writeFileAt(resolve(io.cwd, path), path, labSvg(report));
  tell(`drawn in ${path}`);
}

async function pageInto(path: string, report: LabReport, { io, tell }: Context): Promise<void> {
  const { labSvg } = await import('../lab/labSvg.ts');
  const { labPage } = await import('../report/labPage.ts');
  const { playedOf } = await import('../lab/played/played.ts');
  const page = labPage({ text: labText(report), svg: labSvg(report), played: playedOf(report) });
  await writeFileAt(resolve(io.cwd, path), path, page);
  tell(`written to ${path}`);
}
