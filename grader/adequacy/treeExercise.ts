import type { Tree } from '../../reference/games/tree.ts';
import { misfitAgents, type Rounds } from '../content/agents.ts';
import { AGENTS } from '../subjects/agents.ts';
import { ALPHA_BETA } from '../subjects/alphaBeta.ts';
import { EXPECTIMAX } from '../subjects/expectimax.ts';
import { MAX_N } from '../subjects/maxN.ts';
import { prunes, stoppedAfter, subjectOf } from '../subjects/subjects.ts';
import { AGENT_ALGORITHMS } from '../subjects/agentClasses.ts';
import {
  type Case,
  type Check,
  type CheckKind,
  type Exercise,
  type GameAlgorithm,
} from '../types/exercise.ts';
import type { GameInput } from '../types/input.ts';

/** Where nothing is pruned, calls show the leaves too. */
const kindsFor = (algorithm: GameAlgorithm): readonly CheckKind[] =>
  subjectOf({ algorithm }).checks.filter((kind) => kind !== 'leaves' || prunes({ algorithm }));

/**
 * The algorithm that a tree is for when nobody says: max^n for several players, expectimax where chance
 * moves, else alpha–beta, which sees most.
 */
export const algorithmFor = (tree: Tree): GameAlgorithm =>
  tree.players !== null
    ? MAX_N.name
    : tree.nodes.some(({ player, children }) => player === 'chance' && children.length > 0)
      ? EXPECTIMAX.name
      : ALPHA_BETA.name;

/** An exercise of a single tree, looked at in every way, so that the tree can be weighed by itself. */
export function treeExercise(
  tree: Tree,
  name: string,
  algorithm: GameAlgorithm,
  depthLimit: number,
): Exercise {
  const one: Case = {
    id: 'tree',
    description: name,
    inputs: [{ kind: 'game', game: { name: 'tree', tree }, depthLimit, ...stoppedAfter({ algorithm }) }],
    file: name,
  };
  const checks = kindsFor(algorithm).map((kind): Check => ({
    id: kind,
    title: kind,
    kind,
    points: '1',
    visibility: 'student',
    credit: 'share',
    cases: [one],
  }));
  return {
    slug: name,
    title: tree.title,
    folder: '',
    algorithm,
    entry: 'search',
    files: {},
    languages: [],
    conventions: {
      cut: ['strict', 'non-strict'],
      returns: ['fail-soft', 'fail-hard', 'half-clamped'],
      childOrder: 'any',
      generation: 'any',
      ties: algorithm === MAX_N.name ? 'first' : 'any',
      rootResearch: 'allowed',
    },
    limits: { fuel: 50_000_000, calls: 100_000, memoryMB: 64, outputKB: 64, wallSeconds: 20 },
    checks,
    mustCatch: [],
    handout: '',
    hash: '',
  };
}

/** The same for a tree that agents play: a check of every kind for each class that can play it. */
export function treeOfAgents(tree: Tree, name: string, rounds: Rounds): Exercise {
  const inputs: readonly GameInput[] = [
    {
      kind: 'game',
      game: { name: 'tree', tree },
      depthLimit: rounds.agents * rounds.depth,
      agents: rounds.agents,
    },
  ];
  const one: Case = { id: 'tree', description: name, inputs, file: name };
  const fitting = AGENT_ALGORITHMS.filter((agent) => misfitAgents(tree, rounds, agent) === null);
  const checks = fitting.flatMap((agent) =>
    kindsFor(agent)
      .filter((kind) => kind !== 'value')
      .map((kind): Check => ({
        id: `${agent}-${kind}`,
        title: kind,
        kind,
        agent,
        points: '1',
        visibility: 'student',
        credit: 'share',
        cases: [one],
      })),
  );
  return { ...treeExercise(tree, name, algorithmFor(tree), Infinity), algorithm: AGENTS.name, checks };
}
