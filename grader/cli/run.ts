import { isAgentsFile } from '../subjects/subjects.ts';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { misfitAgents, roundsOf } from '../content/agents.ts';
import { parseRun } from '../content/run.ts';
import { gradeSubmission } from '../grade.ts';
import { createEngines } from '../observe/sandbox/engines.ts';
import { readSubmission } from '../observe/submission/readSubmission.ts';
import { reportJson } from '../report/json.ts';
import { reportText } from '../report/text.ts';
import type { Tree } from '../../reference/games/tree.ts';
import { AGENT_ALGORITHMS, agentClassOf } from '../subjects/agentClasses.ts';
import type { Case, Check, CheckKind, Exercise } from '../types/exercise.ts';
import type { Input } from '../types/input.ts';
import { outcomeOf } from '../batch/outcome.ts';
import { withCommand, withCommandOptions } from './command.ts';
import type { CommandOptions } from './command.ts';
import type { CommandModule } from './context.ts';
import { exerciseOf } from './exerciseFor.ts';
import { exitOf } from './exitOf.ts';
import { wantsColor, widthOf } from './io.ts';
import { depthOption, readText, readTree } from './readTree.ts';
import { problemsError, UserError } from './userError.ts';
import { helpText } from './helpText.ts';

interface Options extends CommandOptions {
  readonly tree?: string;
  readonly run?: string;
  readonly depth?: string;
  readonly exercise?: string;
  readonly json?: boolean;
}

/**
 * `cutoff run FILE --tree TREE`: a student's search on a tree (or a run) of their own, looked at as `check`
 * would. JSON: as `check`.
 */
export const define: CommandModule['define'] = (command, run) => {
  withCommandOptions(command)
    .argument('<path>', 'your file or folder')
    .option('--tree <tree>', 'tree file to search')
    .option('--run <run>', 'run file, for local search')
    .option('--depth <plies>', 'depth limit')
    .option('--exercise <exercise>', 'name or folder of the exercise (default: the one that "start" noted)')
    .addHelpText(
      'after',
      helpText(
        'Examples:',
        '  cutoff run alphaBeta.js --tree mine.json',
        '  cutoff run alphaBeta.js --tree mine.json --depth 2 --exercise alpha-beta',
        '  cutoff run hillClimbing.js --run board.json',
      ),
    )
    .action((path: string) =>
      run(async ({ io, print }) => {
        const options = command.opts<Options>();
        const at = resolve(io.cwd, path);
        if (!existsSync(at)) throw new UserError(`${path}: there is no such file or folder`);
        const exercise = withCommand(await exerciseOf(path, options.exercise, io.cwd), options);
        const own = await withOwnCase(exercise, options, io.cwd);
        const engines = createEngines({ workers: 1, trust: options.trust === true });
        try {
          const report = await gradeSubmission(own, await readSubmission(at, exercise), engines);
          if (options.json === true) io.stdout.write(reportJson(report));
          else
            print(
              reportText(report, {
                width: widthOf(io.stdout),
                color: wantsColor(io, io.stdout),
                verbose: true,
              }).trimEnd(),
            );
          return exitOf([outcomeOf(report)]);
        } finally {
          await engines.close();
        }
      }),
    );
};

const TITLES: Readonly<Record<CheckKind, string>> = {
  value: 'Value',
  action: 'Action',
  leaves: 'Leaves evaluated',
  calls: 'Calls',
  law: 'Every step follows the law',
  evidence: 'Choices are fair',
};

/**
 * The exercise with one case, the user's own, looked at in every way that the exercise looks at its own
 * cases.
 */
async function withOwnCase(exercise: Exercise, options: Options, cwd: string): Promise<Exercise> {
  const isLocal = exercise.checks.some((check) => check.kind === 'law');
  const file = isLocal ? options.run : options.tree;
  if (file === undefined) throw noCase(exercise, isLocal, options);
  if (isAgentsFile(exercise))
    return withAgentsCase(exercise, (await readTree(file, cwd)).tree, file, options.depth);
  const inputs: readonly Input[] = isLocal
    ? await readRuns(file, cwd)
    : [
        {
          kind: 'game',
          game: { name: 'tree', tree: (await readTree(file, cwd)).tree },
          depthLimit: depthOption(options.depth),
        },
      ];
  // Whether choices are fair shows over hundreds of runs, not over a student's own few.
  const kinds = new Set(exercise.checks.map((check) => check.kind).filter((kind) => kind !== 'evidence'));
  const own: Case = { id: 'yours', description: file, inputs, file: null };
  const checks = [...kinds].map((kind): Check => ({
    id: kind,
    title: TITLES[kind],
    kind,
    points: '1',
    visibility: 'student',
    credit: 'share',
    cases: [own],
  }));
  return { ...exercise, checks };
}

function noCase({ slug }: Exercise, isLocal: boolean, { tree, run }: Options): UserError {
  if (isLocal) {
    const instead = tree === undefined ? '' : ', in place of --tree';
    return new UserError(`${slug} is a local search: name a run file with --run${instead}`);
  }
  return new UserError(
    run === undefined
      ? 'name a tree file with --tree'
      : `${slug} searches trees: name a tree file with --tree, in place of --run`,
  );
}

/** Each class that can play the tree, looked at in every way; `depth` is in rounds. */
function withAgentsCase(exercise: Exercise, tree: Tree, file: string, depth: string | undefined): Exercise {
  const rounds = roundsOf(depth === undefined ? {} : { depth: depthOption(depth) }, tree, undefined);
  if (rounds === null)
    throw new UserError(
      `${file}: how many rounds should be searched? Say --depth 2, or "agents": { "count": ` +
        '2, "depth": 2 } in the tree',
    );
  const troubles = new Map(AGENT_ALGORITHMS.map((agent) => [agent, misfitAgents(tree, rounds, agent)]));
  const fitting = exercise.checks.filter(({ agent }) => agent !== undefined && troubles.get(agent) === null);
  if (fitting.length === 0) {
    const [trouble] = [...troubles.values()].filter((one) => one !== null);
    const hint = trouble?.hint === undefined ? '' : ` (${trouble.hint})`;
    throw new UserError(`${file}: found ${trouble?.found}; expected ${trouble?.expected}${hint}`);
  }
  const inputs: readonly Input[] = [
    {
      kind: 'game',
      game: { name: 'tree', tree },
      depthLimit: rounds.agents * rounds.depth,
      agents: rounds.agents,
    },
  ];
  const ways = new Map(
    fitting.flatMap(({ agent, kind }) =>
      agent === undefined ? [] : [[`${agent}-${kind}`, { agent, kind }]],
    ),
  );
  const checks = [...ways].map(([id, { agent, kind }]): Check => ({
    id,
    title: `${agentClassOf(agent)}: ${TITLES[kind]}`,
    kind,
    agent,
    points: '1',
    visibility: 'student',
    credit: 'share',
    cases: [{ id: 'yours', description: file, inputs, file: null }],
  }));
  return { ...exercise, checks };
}

async function readRuns(file: string, cwd: string): Promise<readonly Input[]> {
  const parsed = parseRun(await readText(file, cwd), file);
  if (!parsed.ok) throw problemsError(parsed.problems);
  return parsed.value;
}
