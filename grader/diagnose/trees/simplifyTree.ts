import type { PlayerSpec } from '../../../reference/games/treeSpec.ts';
import {
  type CandidateTree,
  type CandidateNode,
  descendants,
  isLeaf,
  leafOf,
  mapNodes,
  numbersAt,
  withChild,
} from './candidateTree.ts';
import { laterRoundsAlone, plainerRounds } from './simplifyRounds.ts';
import { simplerValues } from './simplifyValues.ts';

/**
 * Everything that is one step simpler than a tree, the largest steps first: a part of it alone, a node less,
 * a plainer rule, a smaller number. Each step lowers the size of the tree or, at the same size, the size of
 * its numbers or rules, so that a search through them ends.
 */
export function* simplerTrees(tree: CandidateTree): Generator<CandidateTree> {
  const isOfAgents = tree.ofAgents === true;
  yield* isOfAgents ? laterRoundsAlone(tree) : subtreesAlone(tree);
  // Agents are never asked where the game is over.
  for (const root of simplerNodes(tree.root, tree.levels.length))
    if (!isOfAgents || !isLeaf(root)) yield { ...tree, root };
  yield* isOfAgents ? plainerRounds(tree) : plainerRules(tree);
  for (const root of simplerValues(tree.root)) yield { ...tree, root };
}

/** The subtrees of the root by themselves. Who moves first moves on with them. */
function* subtreesAlone(tree: CandidateTree): Generator<CandidateTree> {
  const { levels, root, depthLimit } = tree;
  const rotated: readonly PlayerSpec[] = [...levels.slice(1), ...levels.slice(0, 1)];
  for (const child of root.children) {
    // At depth 0 there would be nothing to search.
    if (isLeaf(child) || (rotated[0] !== 'chance' && depthLimit > 1))
      yield {
        ...tree,
        levels: isLeaf(child) ? levels : rotated,
        depthLimit: isLeaf(child) ? Infinity : depthLimit - 1,
        root: child,
      };
  }
}

/**
 * A node less somewhere: a leaf in place of a subtree, a subtree from one round further down, a child left
 * out.
 */
function* simplerNodes(node: CandidateNode, round: number): Generator<CandidateNode> {
  if (isLeaf(node)) return;
  yield* differentLeaves(node).slice(0, 3);
  for (const below of descendants(node, round)) if (!isLeaf(below)) yield below;
  if (node.children.length > 1) for (const at of node.children.keys()) yield without(node, at);
  for (const [at, child] of node.children.entries()) {
    for (const simpler of simplerNodes(child, round)) yield withChild(node, at, simpler);
  }
}

/** Leaves below a node, those with the same numbers once. */
function differentLeaves(node: CandidateNode): CandidateNode[] {
  const leaves = leavesOf(node);
  const keys = leaves.map((leaf) => numbersAt(leaf).join());
  return leaves.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

const leavesOf = (node: CandidateNode): CandidateNode[] =>
  isLeaf(node)
    ? [node.utility === undefined ? leafOf(node.value ?? 0) : node]
    : node.children.flatMap(leavesOf);

function without(node: CandidateNode, at: number): CandidateNode {
  const left = node.probabilities?.filter((_, i) => i !== at) ?? [];
  const total = left.reduce((a, b) => a + b, 0);
  return {
    ...node,
    children: node.children.filter((_, i) => i !== at),
    probabilities: left.length < 2 ? null : left.map((probability) => probability / total),
  };
}

function* plainerRules(tree: CandidateTree): Generator<CandidateTree> {
  const { levels, depthLimit, isNamed, root } = tree;
  if (isNamed) yield { ...tree, isNamed: false };
  if (Number.isFinite(depthLimit)) {
    if (tree.anytime === undefined)
      yield {
        ...tree,
        depthLimit: Infinity,
        root: mapNodes(root, (node) => (isLeaf(node) ? node : { ...node, value: null })),
      };
    if (depthLimit > 1) yield { ...tree, depthLimit: depthLimit - 1 };
  }
  if (tree.players !== undefined) yield* plainerTurns(tree, tree.players);
  else if (levels.length > 2) {
    if (!levels.includes('chance')) yield { ...tree, levels: ['max', 'min'] };
    else yield* fewerLevels(tree);
  }
  const [first, second] = levels;
  if (levels.length === 2 && first === 'min' && second !== undefined)
    yield { ...tree, levels: ['max', second === 'max' ? 'min' : second] };
  if (hasGivenProbabilities(root)) {
    yield { ...tree, root: mapNodes(root, (node) => ({ ...node, probabilities: null })) };
    if (hasOddPairs(root))
      for (const probabilities of PLAIN_PROBABILITIES)
        yield {
          ...tree,
          root: mapNodes(root, (node) => (isOddPair(node) ? { ...node, probabilities } : node)),
        };
  }
}

/** Each player once in a round, from the first: a step towards it lowers the sum of whose turn it is. */
function* plainerTurns(tree: CandidateTree, players: number): Generator<CandidateTree> {
  const inTurn = Array.from({ length: players }, (_, player) => player);
  const { levels } = tree;
  if (levels.length > players)
    yield { ...tree, levels: inTurn.map((at) => (at + Number(levels[0])) % players) };
  else if (levels.join() !== inTurn.join()) yield { ...tree, levels: inTurn };
}

/** A shorter round of turns, in which a player still begins. */
function* fewerLevels(tree: CandidateTree): Generator<CandidateTree> {
  for (const at of tree.levels.keys()) {
    const levels = tree.levels.filter((_, i) => i !== at);
    if (levels[0] !== 'chance') yield { ...tree, levels };
  }
}

/** Two outcomes of which one is three times as likely as the other. */
const PLAIN_PROBABILITIES: readonly (readonly number[])[] = [
  [0.25, 0.75],
  [0.75, 0.25],
];

/** Two outcomes whose probabilities could be plainer; to exchange plain ones would make nothing simpler. */
const isOddPair = ({ probabilities }: CandidateNode): boolean =>
  probabilities?.length === 2 && !PLAIN_PROBABILITIES.some((plain) => plain.join() === probabilities.join());

const hasOddPairs = (node: CandidateNode): boolean => isOddPair(node) || node.children.some(hasOddPairs);

const hasGivenProbabilities = ({ probabilities, children }: CandidateNode): boolean =>
  probabilities !== null || children.some(hasGivenProbabilities);
