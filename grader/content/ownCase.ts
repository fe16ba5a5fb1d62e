import type { Tree } from '../../reference/games/tree.ts';
import { AGENT_ALGORITHMS, agentClassOf } from '../subjects/agentClasses.ts';
import { isAgentsFile, stoppedAfter } from '../subjects/subjects.ts';
import type { Case, Check, CheckKind, Exercise } from '../types/exercise.ts';
import type { Input } from '../types/input.ts';
import { fail, ok, type Result } from '../types/result.ts';
import { misfitAgents, roundsOf } from './agents.ts';
import type { Trouble } from './exerciseFiles.ts';
import { misfit, misfitRun } from './fits.ts';
import type { RunInput } from './run.ts';

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

/** Whether what a program of an exercise is run on is a tree; else it is a run of local search. */
export const searchesTrees = ({ checks }: Pick<Exercise, 'checks'>): boolean =>
  !checks.some(({ kind }) => kind === 'law');

/**
 * The exercise with one case, a tree of the user's own, looked at in every way that the exercise looks at its
 * own cases; what its algorithm cannot search is a problem.
 *
 * @param name What the user calls the tree.
 * @param depth Plies to search, or rounds where agents move in turn; no limit unless given.
 */
export function withOwnTree(exercise: Exercise, tree: Tree, name: string, depth?: number): Result<Exercise> {
  if (isAgentsFile(exercise)) return withAgents(exercise, tree, name, depth);
  const depthLimit = depth ?? Infinity;
  const trouble = misfit(tree, exercise.algorithm, exercise.conventions, depthLimit);
  if (trouble !== null) return troubled(trouble, name);
  return ok(
    withInputs(exercise, name, [
      { kind: 'game', game: { name: 'tree', tree }, depthLimit, ...stoppedAfter(exercise) },
    ]),
  );
}

/** The same with runs. */
export function withOwnRuns(exercise: Exercise, runs: readonly RunInput[], name: string): Result<Exercise> {
  for (const run of runs) {
    const trouble = misfitRun(run, exercise.algorithm);
    if (trouble !== null) return troubled(trouble, name);
  }
  return ok(withInputs(exercise, name, runs));
}

const troubled = (trouble: Trouble, file: string): Result<never> => fail({ ...trouble, file, place: '' });

function withInputs(exercise: Exercise, name: string, inputs: readonly Input[]): Exercise {
  // Whether choices are fair shows over hundreds of runs, not over a student's own few.
  const kinds = new Set(exercise.checks.map(({ kind }) => kind).filter((kind) => kind !== 'evidence'));
  const checks = [...kinds].map((kind) => ownCheck(kind, { kind, title: TITLES[kind] }, name, inputs));
  return { ...exercise, checks };
}

function ownCheck(
  id: string,
  of: Pick<Check, 'kind' | 'title' | 'agent'>,
  name: string,
  inputs: readonly Input[],
): Check {
  const own: Case = { id: 'yours', description: name, inputs, file: null };
  return { id, ...of, points: '1', visibility: 'student', credit: 'share', cases: [own] };
}

/** Each class that can play the tree, looked at in every way; `depth` is in rounds. */
function withAgents(
  exercise: Exercise,
  tree: Tree,
  name: string,
  depth: number | undefined,
): Result<Exercise> {
  const rounds = roundsOf(depth === undefined ? {} : { depth }, tree, undefined);
  if (rounds === null)
    return troubled(
      {
        code: 'rounds-missing',
        found: 'no depth',
        expected: 'how many rounds to search',
        hint: 'give a depth, or say "agents": { "count": 2, "depth": 2 } in the tree',
      },
      name,
    );
  const troubles = new Map(AGENT_ALGORITHMS.map((agent) => [agent, misfitAgents(tree, rounds, agent)]));
  const fitting = exercise.checks.filter(({ agent }) => agent !== undefined && troubles.get(agent) === null);
  const [trouble] = [...troubles.values()].filter((one) => one !== null);
  if (fitting.length === 0 && trouble !== undefined) return troubled(trouble, name);
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
  const checks = [...ways].map(([id, { agent, kind }]) =>
    ownCheck(id, { kind, agent, title: `${agentClassOf(agent)}: ${TITLES[kind]}` }, name, inputs),
  );
  return ok({ ...exercise, checks });
}
