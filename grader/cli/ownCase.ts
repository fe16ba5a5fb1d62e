import type { Tree } from '../../reference/games/tree.ts';
import { misfitAgents, roundsOf } from '../content/agents.ts';
import { parseRun } from '../content/run.ts';
import { AGENT_ALGORITHMS, agentClassOf } from '../subjects/agentClasses.ts';
import { isAgentsFile, stoppedAfter } from '../subjects/subjects.ts';
import type { Case, Check, CheckKind, Exercise } from '../types/exercise.ts';
import type { Input } from '../types/input.ts';
import { programInPlace } from './otherKinds.ts';
import { depthOption, readText, readTree } from './readTree.ts';
import { problemsError, UserError } from './userError.ts';

/** What a user names to run a search on: one of two files, and a depth limit. */
export interface OwnCase {
  readonly tree?: string;
  readonly run?: string;
  readonly depth?: string;
}

const TITLES: Readonly<Record<CheckKind, string>> = {
  value: 'Value',
  action: 'Action',
  actions: 'Actions',
  leaves: 'Leaves evaluated',
  calls: 'Calls',
  held: 'What is held',
  order: 'What comes first',
  law: 'Every step follows the law',
  evidence: 'Choices are fair',
};

/**
 * The exercise with one case, the user's own, looked at in every way that the exercise looks at its own
 * cases.
 */
export async function withOwnCase(exercise: Exercise, options: OwnCase, cwd: string): Promise<Exercise> {
  const isLocal = exercise.checks.some((check) => check.kind === 'law');
  const file = isLocal ? options.run : options.tree;
  if (file === undefined) throw noCase(exercise, isLocal, options);
  if (isAgentsFile(exercise))
    return withAgentsCase(exercise, (await readTree(file, { cwd })).tree, file, options.depth);
  const inputs: readonly Input[] = isLocal
    ? await readRuns(file, cwd)
    : [
        {
          kind: 'game',
          game: { name: 'tree', tree: (await readTree(file, { cwd })).tree },
          depthLimit: depthOption(options.depth),
          ...stoppedAfter(exercise),
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

function noCase({ slug }: Exercise, isLocal: boolean, { tree, run }: OwnCase): UserError {
  if (isLocal) {
    const instead = tree === undefined ? '' : ', in place of --tree';
    return new UserError(`${slug} is a local search: name a run file with --run${instead}`);
  }
  return new UserError(
    run === undefined
      ? 'name a tree file with --tree, or the last example with --last'
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
  if (!parsed.ok) throw problemsError([programInPlace(file, 'run') ?? parsed.problems].flat());
  return parsed.value;
}
