import { type RandomTurns, randomTreeSpec } from '../../../reference/games/randomTree.ts';
import { buildTree } from '../../../reference/games/tree.ts';
import type { Random } from '../../../reference/random.ts';
import { type CandidateNode, type CandidateTree, candidateTreeOf } from './candidateTree.ts';
import type { TreeScope } from './treeScope.ts';

/** A random tree within a scope, at most `size` nodes or so. */
export function randomCandidateTree(random: Random, scope: TreeScope, size: number): CandidateTree {
  if (scope.ofAgents === true) return randomAgentTree(random, scope, size);
  const levels = random.choice(scope.levels);
  if (scope.anytime === true) return randomAnytimeTree(random, scope, size);
  const isLimited = scope.hasDepthLimit && random.integer(0, 3) === 0;
  const isNamed = scope.hasNames && random.integer(0, 5) === 0;
  const deepest = size <= 8 ? 2 : size <= 16 ? 3 : 4;
  const shape: RandomTurns = {
    depth: [
      scope.endsAtRoot && random.integer(0, 15) === 0 ? 0 : Math.min(2, deepest),
      Math.max(deepest, levels.length > 2 ? 3 : 2),
    ],
    // Shares of a half are exact.
    branching: scope.isBounded === true ? [1, 2] : [1, 3],
    values: random.choice(scope.values),
    levels,
    oneChild: random.choice([0, 0.1, 0.3]),
    uneven: random.choice([0, 0.2, 0.4]),
    evaluations: isLimited,
    maxNodes: size,
    ...(scope.players === undefined ? {} : { players: scope.players }),
    ...(scope.hasGivenProbabilities && scope.isBounded !== true && random.integer(0, 1) === 0
      ? { outcomes: 'given' as const }
      : {}),
  };
  const { nodes } = buildTree(randomTreeSpec(random, shape));
  const made = candidateTreeOf(nodes, levels, isLimited ? random.integer(1, 2) : Infinity, isNamed);
  const tree: CandidateTree = scope.isBounded === true ? { ...made, isBounded: true } : made;
  return scope.hasRareOutcomes && random.integer(0, 3) === 0
    ? { ...tree, root: withRareOutcomes(tree.root) }
    : tree;
}

/** As above where what is held counts: evaluations everywhere, and passes of several depths. */
function randomAnytimeTree(random: Random, scope: TreeScope, size: number): CandidateTree {
  const levels = random.choice(scope.levels);
  const deepest = size <= 12 ? 3 : 4;
  const shape: RandomTurns = {
    depth: [2, deepest],
    branching: [1, 3],
    values: random.choice(scope.values),
    levels,
    oneChild: random.choice([0, 0.1, 0.3]),
    uneven: random.choice([0, 0, 0.2]),
    evaluations: true,
    maxNodes: size + 6,
  };
  const tree = buildTree(randomTreeSpec(random, shape));
  const isNamed = scope.hasNames && random.integer(0, 5) === 0;
  return { ...candidateTreeOf(tree.nodes, levels, random.integer(2, deepest), isNamed), anytime: true };
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
  const shape: RandomTurns = {
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

/** The first outcome at each chance node made rare. */
function withRareOutcomes(node: CandidateNode): CandidateNode {
  const children = node.children.map(withRareOutcomes);
  const others = children.length - 1;
  return {
    ...node,
    children,
    probabilities:
      node.probabilities === null || others === 0
        ? node.probabilities
        : children.map((_, at) => (at === 0 ? RARE : (1 - RARE) / others)),
  };
}

const RARE = 0.02;
