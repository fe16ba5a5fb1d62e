import { weighsChance } from '../../subjects/subjects.ts';
import type { Player } from '../../../reference/game.ts';
import {
  type RandomTreeShape,
  randomTreeSpec,
  type ValueStyle,
} from '../../../reference/games/randomTree.ts';
import { buildTree } from '../../../reference/games/tree.ts';
import type { Random } from '../../../reference/random.ts';
import type { GameInput } from '../../types/input.ts';
import { type CandidateTree, type CandidateNode, candidateTreeOf } from './candidateTree.ts';
import type { GameAlgorithm } from './searchRun.ts';

/**
 * What the trees of an exercise look like: random trees stay within it, so that nobody is asked what the
 * exercise does not ask.
 */
export interface TreeScope {
  readonly levels: readonly (readonly Player[])[];
  readonly values: readonly ValueStyle[];
  readonly hasDepthLimit: boolean;
  readonly hasGivenProbabilities: boolean;
  /** Whether some outcome is rarer than one in twenty. */
  readonly hasRareOutcomes: boolean;
  readonly hasNames: boolean;
  /** Whether the game may be over at the root. */
  readonly endsAtRoot: boolean;
  /**
   * Whether agents play: one a level. There is a depth limit then, in whole rounds, and somebody to move at
   * the root.
   */
  readonly ofAgents?: true;
}

const ADVERSARIAL_LEVELS: readonly (readonly Player[])[] = [
  ['max', 'min'],
  ['min', 'max'],
  ['max', 'min', 'min'],
  ['min', 'max', 'max'],
];
const CHANCE_LEVELS: readonly (readonly Player[])[] = [
  ['max', 'chance'],
  ['max', 'chance', 'min'],
  ['max', 'chance', 'min', 'chance'],
  ['min', 'chance'],
  ['min', 'chance', 'max', 'chance'],
  ['chance', 'max'],
  ['max', 'min', 'chance'],
  ['max', 'min'],
];

/** Numbers of agents that are tried, the smallest first. */
const MOST_COUNTS = 3;

/** MAX, and then as many others as there are. */
export const levelsOfAgents = (algorithm: GameAlgorithm, count: number): readonly Player[] =>
  Array.from({ length: count }, (_, at) =>
    at === 0 ? 'max' : weighsChance({ algorithm }) ? 'chance' : 'min',
  );

/** The scope of inputs. */
export function treeScopeOf(algorithm: GameAlgorithm, inputs: readonly GameInput[]): TreeScope {
  const agents = [...new Set(inputs.flatMap((input) => input.agents ?? []))]
    .sort((a, b) => a - b)
    .slice(0, MOST_COUNTS);
  const trees = inputs.flatMap(({ game }) => (game.name === 'tree' ? [game.tree] : []));
  const nodes = trees.flatMap((tree) => tree.nodes);
  const numbers = nodes
    .flatMap(({ value, evaluation }) => [value, evaluation])
    .filter((value) => value !== null);
  const roots = new Set(trees.filter((tree) => tree.nodes.length > 1).map((tree) => tree.nodes[0]!.player));
  const edges = new Set(
    trees.flatMap((tree) =>
      tree.nodes.flatMap((node) =>
        node.parent >= 0 && node.children.length > 0
          ? [`${tree.nodes[node.parent]!.player} ${node.player}`]
          : [],
      ),
    ),
  );
  const fitting = (weighsChance({ algorithm }) ? CHANCE_LEVELS : ADVERSARIAL_LEVELS).filter(
    (levels) =>
      roots.has(levels[0]!) &&
      levels.every((player, at) => edges.has(`${player} ${levels[(at + 1) % levels.length]!}`)),
  );
  return {
    ...(agents.length === 0 ? {} : { ofAgents: true }),
    levels:
      agents.length > 0
        ? agents.map((count) => levelsOfAgents(algorithm, count))
        : fitting.length > 0
          ? fitting
          : [weighsChance({ algorithm }) ? ['max', 'chance'] : ['max', 'min']],
    values: [
      'small',
      'ties',
      ...(numbers.some((value) => value < 0) ? ['negative' as const] : []),
      ...(numbers.some((value) => Math.abs(value) > 500) ? ['large' as const] : []),
      ...(numbers.some((value) => value !== 0 && Math.abs(value) < 1e-3) ? ['tiny' as const] : []),
    ],
    hasDepthLimit: inputs.some(({ depthLimit }) => Number.isFinite(depthLimit)),
    hasGivenProbabilities: trees.some((tree) =>
      tree.nodes.some(
        (node) =>
          node.player === 'chance' &&
          node.children.some((child) => tree.nodes[child]!.probability !== 1 / node.children.length),
      ),
    ),
    hasRareOutcomes: nodes.some(({ probability }) => probability < 0.05),
    hasNames: trees.some((tree) => tree.nodes.some((node) => node.parent >= 0 && !/^\d+$/.test(node.action))),
    endsAtRoot: trees.some((tree) => tree.nodes.length === 1),
  };
}

/** A random tree within a scope, at most `size` nodes or so. */
export function randomCandidateTree(random: Random, scope: TreeScope, size: number): CandidateTree {
  if (scope.ofAgents === true) return randomAgentTree(random, scope, size);
  const levels = random.choice(scope.levels);
  const isLimited = scope.hasDepthLimit && random.integer(0, 3) === 0;
  const isNamed = scope.hasNames && random.integer(0, 5) === 0;
  const deepest = size <= 8 ? 2 : size <= 16 ? 3 : 4;
  const shape: RandomTreeShape = {
    depth: [
      scope.endsAtRoot && random.integer(0, 15) === 0 ? 0 : Math.min(2, deepest),
      Math.max(deepest, levels.length > 2 ? 3 : 2),
    ],
    branching: [1, 3],
    values: random.choice(scope.values),
    levels,
    oneChild: random.choice([0, 0.1, 0.3]),
    uneven: random.choice([0, 0.2, 0.4]),
    evaluations: isLimited,
    maxNodes: size,
    ...(scope.hasGivenProbabilities && random.integer(0, 1) === 0 ? { outcomes: 'given' as const } : {}),
  };
  const tree = buildTree(randomTreeSpec(random, shape));
  const draft = candidateTreeOf(tree.nodes, levels, isLimited ? random.integer(1, 2) : Infinity, isNamed);
  return scope.hasRareOutcomes && random.integer(0, 3) === 0
    ? { ...draft, root: withRareOutcomes(draft.root) }
    : draft;
}

/**
 * As above for agents: the game ends within the rounds that are searched, or goes on beyond them and is
 * evaluated everywhere.
 */
function randomAgentTree(random: Random, scope: TreeScope, size: number): CandidateTree {
  const levels = random.choice(scope.levels);
  const goesOn = size > 8 && random.integer(0, 1) === 0;
  const searched = goesOn ? random.integer(1, 2) : 0;
  // Beyond the last round by more than a round, so that one too many is told from no limit at all.
  const deepest = goesOn
    ? searched * levels.length + random.integer(1, levels.length + 1)
    : levels.length + (size <= 8 ? 0 : random.integer(1, levels.length));
  const shape: RandomTreeShape = {
    depth: [Math.min(2, deepest), deepest],
    branching: [1, 3],
    values: random.choice(scope.values),
    levels,
    oneChild: random.choice([0, 0.1, 0.3]),
    uneven: random.choice([0, 0.2, 0.4]),
    evaluations: goesOn,
    maxNodes: size,
  };
  const rounds = goesOn ? searched : Math.ceil(deepest / levels.length);
  const tree = buildTree(randomTreeSpec(random, shape));
  const isNamed = scope.hasNames && random.integer(0, 5) === 0;
  return { ...candidateTreeOf(tree.nodes, levels, rounds * levels.length, isNamed), ofAgents: true };
}

/** The first outcome of each throw made rare. */
function withRareOutcomes(node: CandidateNode): CandidateNode {
  const children = node.children.map(withRareOutcomes);
  const others = children.length - 1;
  return {
    ...node,
    children,
    parts:
      node.parts === null || others === 0
        ? node.parts
        : children.map((_, at) => (at === 0 ? RARE : (1 - RARE) / others)),
  };
}

const RARE = 0.02;
