import type { Player } from '../../../reference/game.ts';
import { type TreeNode, buildTree } from '../../../reference/games/tree.ts';
import type { NodeSpec, TreeSpec } from '../../../reference/games/treeSpec.ts';
import type { GameInput } from '../../types/input.ts';

/** A game tree in the few terms in which one tree is simpler than another. */
export interface CandidateTree {
  /** Who moves at each ply, repeated. */
  readonly levels: readonly Player[];
  readonly depthLimit: number;
  /** Whether actions have names of their own, `a`, `b`, …, in place of their positions. */
  readonly isNamed: boolean;
  /**
   * Whether agents play it: as many as there are levels, so that `depthLimit` is a multiple of their number.
   */
  readonly ofAgents?: true;
  readonly root: CandidateNode;
}

export interface CandidateNode {
  /** At a leaf its value, at an inner node its evaluation, where it has one. */
  readonly value: number | null;
  readonly children: readonly CandidateNode[];
  /** Given probabilities of the children, null where they are equal. */
  readonly parts: readonly number[] | null;
}

/** Without a space, so that the file can be broken at any of its own. */
const TITLE = 'example';

export const leafOf = (value: number): CandidateNode => ({ value, children: [], parts: null });
export const isLeaf = ({ children }: CandidateNode): boolean => children.length === 0;

export const mapNodes = (
  node: CandidateNode,
  change: (node: CandidateNode) => CandidateNode,
): CandidateNode => change({ ...node, children: node.children.map((child) => mapNodes(child, change)) });

/** Everything so many plies below a node, from left to right. */
export function descendants(node: CandidateNode, plies: number): readonly CandidateNode[] {
  return plies === 0 ? [node] : node.children.flatMap((child) => descendants(child, plies - 1));
}

export function specOf(draft: CandidateTree): TreeSpec {
  const { levels, depthLimit, ofAgents } = draft;
  return {
    title: TITLE,
    levels,
    ...(ofAgents === undefined
      ? {}
      : { agents: { count: levels.length, depth: depthLimit / levels.length } }),
    tree: nodeSpec(draft.root, draft, 0, {}),
  };
}

type Edge = { readonly action?: string; readonly probability?: number };

function nodeSpec(
  { value, children, parts }: CandidateNode,
  draft: CandidateTree,
  ply: number,
  edge: Edge,
): NodeSpec {
  const plain = Object.keys(edge).length === 0;
  if (children.length === 0)
    return plain ? numberSpec(value ?? 0) : { ...edge, value: numberSpec(value ?? 0) };
  const isChance = draft.levels[ply % draft.levels.length] === 'chance';
  const below = children.map((child, at) =>
    nodeSpec(child, draft, ply + 1, {
      ...(draft.isNamed ? { action: nameAt(draft, at) } : {}),
      ...(isChance && parts !== null ? { probability: parts[at]! } : {}),
    }),
  );
  return plain && value === null
    ? below
    : { ...edge, ...(value === null ? {} : { evaluation: numberSpec(value) }), children: below };
}

const DIRECTIONS = ['Left', 'Right', 'Stop'];

const nameAt = ({ ofAgents }: CandidateTree, at: number): string =>
  (ofAgents === true ? DIRECTIONS[at] : undefined) ?? String.fromCharCode(97 + at);

const numberSpec = (value: number): number | 'inf' | '-inf' =>
  value === Infinity ? 'inf' : value === -Infinity ? '-inf' : value + 0;

export const inputOf = (draft: CandidateTree): GameInput => ({
  kind: 'game',
  game: { name: 'tree', tree: buildTree(specOf(draft)) },
  depthLimit: draft.depthLimit,
  ...(draft.ofAgents === undefined ? {} : { agents: draft.levels.length }),
});

/** A built tree as a draft. Players must follow `levels`. */
export function candidateTreeOf(
  nodes: readonly TreeNode[],
  levels: readonly Player[],
  depthLimit: number,
  isNamed = false,
): CandidateTree {
  const made: CandidateNode[] = [];
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const { children, value, evaluation, player } = nodes[index]!;
    const probabilities = children.map((child) => nodes[child]!.probability);
    const isEqual = probabilities.every((probability) => probability === 1 / probabilities.length);
    made[index] = {
      value: children.length === 0 ? value : evaluation,
      children: children.map((child) => made[child]!),
      parts: player === 'chance' && !isEqual ? probabilities : null,
    };
  }
  return { levels, depthLimit, isNamed, root: made[0]! };
}
