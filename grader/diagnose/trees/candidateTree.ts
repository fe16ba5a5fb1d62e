import { type TreeNode, buildTree } from '../../../reference/games/tree.ts';
import type { NodeSpec, PlayerSpec, TreeSpec } from '../../../reference/games/treeSpec.ts';
import type { GameInput } from '../../types/input.ts';

/** A game tree in the few terms in which one tree is simpler than another. */
export interface CandidateTree {
  /** Who moves at each ply, repeated. */
  readonly levels: readonly PlayerSpec[];
  /** How many there are, where each has a utility of its own. */
  readonly players?: number;
  readonly depthLimit: number;
  /** Whether actions have names of their own, `a`, `b`, …, in place of their positions. */
  readonly isNamed: boolean;
  /**
   * Whether agents play it: as many as there are levels, so that `depthLimit` is a multiple of their number.
   */
  readonly ofAgents?: true;
  /** Whether what is held counts, whenever the search might be stopped. Then every node has an evaluation. */
  readonly anytime?: true;
  /** Whether it says between which numbers its leaves lie: one wider than they do, at both ends. */
  readonly isBounded?: true;
  readonly root: CandidateNode;
}

export interface CandidateNode {
  /** At a leaf its value, at an inner node its evaluation, where it has one. */
  readonly value: number | null;
  /** At a leaf where each player has a utility of its own; then there is no value. */
  readonly utility?: readonly number[];
  readonly children: readonly CandidateNode[];
  /** Of the children, where they are given; null where they are equal. */
  readonly probabilities: readonly number[] | null;
}

/** Without a space, so that the file can be broken at any of its own. */
const TITLE = 'example';

export const leafOf = (value: number): CandidateNode => ({ value, children: [], probabilities: null });
export const isLeaf = ({ children }: CandidateNode): boolean => children.length === 0;

/** The numbers at a node itself: its value, its utilities, or none. */
export const numbersAt = ({ value, utility }: CandidateNode): readonly number[] =>
  utility ?? (value === null ? [] : [value]);

/** The same node with other numbers. */
export const withNumbers = (
  node: CandidateNode,
  change: (number: number, at: number) => number,
): CandidateNode => {
  const { value, utility } = node;
  if (utility !== undefined) return { ...node, utility: utility.map(change) };
  return value === null ? node : { ...node, value: change(value, 0) };
};

export const mapNodes = (
  node: CandidateNode,
  change: (node: CandidateNode) => CandidateNode,
): CandidateNode => change({ ...node, children: node.children.map((child) => mapNodes(child, change)) });

export const withChild = (node: CandidateNode, at: number, child: CandidateNode): CandidateNode => ({
  ...node,
  children: node.children.map((old, i) => (i === at ? child : old)),
});

/** Everything so many plies below a node, from left to right. */
export function descendants(node: CandidateNode, plies: number): readonly CandidateNode[] {
  return plies === 0 ? [node] : node.children.flatMap((child) => descendants(child, plies - 1));
}

export function specOf(tree: CandidateTree): TreeSpec {
  const { levels, depthLimit, ofAgents, players, isBounded } = tree;
  return {
    title: TITLE,
    ...(players === undefined ? {} : { players }),
    levels,
    ...(isBounded === undefined ? {} : { bounds: boundsAround(tree.root) }),
    ...(ofAgents === undefined
      ? {}
      : { agents: { count: levels.length, depth: depthLimit / levels.length } }),
    tree: nodeSpec(tree.root, tree, 0, {}),
  };
}

function boundsAround(root: CandidateNode): readonly [number, number] {
  const numbers = allNumbers(root);
  return [numbers.reduce((a, b) => Math.min(a, b), 0) - 1, numbers.reduce((a, b) => Math.max(a, b), 0) + 1];
}

const allNumbers = (node: CandidateNode): readonly number[] => [
  ...numbersAt(node),
  ...node.children.flatMap(allNumbers),
];

type Edge = { readonly action?: string; readonly probability?: number };

function nodeSpec(
  { value, utility, children, probabilities }: CandidateNode,
  tree: CandidateTree,
  ply: number,
  edge: Edge,
): NodeSpec {
  const plain = Object.keys(edge).length === 0;
  if (utility !== undefined) return { ...edge, utility: utility.map((one) => one + 0) };
  if (children.length === 0)
    return plain ? numberSpec(value ?? 0) : { ...edge, value: numberSpec(value ?? 0) };
  const isChance = tree.levels[ply % tree.levels.length] === 'chance';
  const below = children.map((child, at) => {
    const probability = isChance ? probabilities?.[at] : undefined;
    return nodeSpec(child, tree, ply + 1, {
      ...(tree.isNamed ? { action: nameAt(tree, at) } : {}),
      ...(probability === undefined ? {} : { probability }),
    });
  });
  return plain && value === null
    ? below
    : { ...edge, ...(value === null ? {} : { evaluation: numberSpec(value) }), children: below };
}

const DIRECTIONS = ['Left', 'Right', 'Stop'];

const nameAt = ({ ofAgents }: CandidateTree, at: number): string =>
  (ofAgents === true ? DIRECTIONS[at] : undefined) ?? String.fromCharCode(97 + at);

const numberSpec = (value: number): number | 'inf' | '-inf' =>
  value === Infinity ? 'inf' : value === -Infinity ? '-inf' : value + 0;

export const inputOf = (tree: CandidateTree): GameInput => ({
  kind: 'game',
  game: { name: 'tree', tree: buildTree(specOf(tree)) },
  depthLimit: tree.depthLimit,
  ...(tree.ofAgents === undefined ? {} : { agents: tree.levels.length }),
  ...(tree.anytime === undefined ? {} : { anytime: { questions: null } }),
});

/** A built tree as a candidate. Players must follow `levels`. */
export function candidateTreeOf(
  nodes: readonly TreeNode[],
  levels: readonly PlayerSpec[],
  depthLimit: number,
  isNamed = false,
): CandidateTree {
  const players = nodes.find(({ utility }) => utility !== null)?.utility?.length;
  const made = new Map<number, CandidateNode>();
  // Children come after their parents.
  for (const [index, { children, value, utility, evaluation, player }] of [...nodes.entries()].reverse()) {
    const probabilities = children.flatMap((child) => nodes[child]?.probability ?? []);
    const isEqual = probabilities.every((probability) => probability === 1 / probabilities.length);
    made.set(index, {
      value: children.length === 0 ? value : evaluation,
      ...(utility === null ? {} : { utility }),
      children: children.flatMap((child) => made.get(child) ?? []),
      probabilities: player === 'chance' && !isEqual ? probabilities : null,
    });
  }
  return {
    levels,
    ...(players === undefined ? {} : { players }),
    depthLimit,
    isNamed,
    root: made.get(0) ?? leafOf(0),
  };
}
