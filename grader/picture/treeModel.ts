import { buildTree, type Tree, type TreeNode } from '../../reference/games/tree.ts';
import type { TreeEvidence } from '../types/treeEvidence.ts';
import { valueIntervals, type ValueInterval } from './valueInterval.ts';
import { chooseDrawn, descendants } from './treeChoice.ts';
import { itemAt } from '../types/lookup.ts';

/**
 * What became of a node where a search may stop (a leaf, or a node at the depth limit).
 * - `evaluated`: looked at, as a correct search does, or where no correct one is given to compare with.
 * - `extra`: looked at, though a correct search prunes it. `missed`: the other way round.
 * - `pruned`: not looked at, and rightly so. `unseen`: not looked at, with nothing to compare with.
 */
export const LEAF_STATES = ['evaluated', 'extra', 'missed', 'pruned', 'unseen'] as const;
export type LeafState = (typeof LEAF_STATES)[number];

export interface ModelNode {
  readonly node: TreeNode;
  /** Null at inner nodes that the search goes through. */
  readonly state: LeafState | null;
  /** How often the student's search evaluated it. */
  readonly times: number;
  /** The state of all that is at or below it; where that differs, its own. */
  readonly shared: LeafState | null;
  /** The same, but only at the topmost node of such a branch, and never `evaluated`. */
  readonly branch: LeafState | null;
  /** What a correct search can know of its value; null where there is nothing to show. */
  readonly known: ValueInterval | null;
  readonly onPath: boolean;
  readonly isDifference: boolean;
  /** Children that are drawn, in order. */
  readonly children: readonly number[];
  /** How many nodes below it are not drawn. */
  readonly hidden: number;
}

/** A search on a tree, ready to be drawn or told. */
export interface TreeModel {
  readonly tree: Tree;
  /** In preorder, one for each node of the tree, drawn or not. */
  readonly nodes: readonly ModelNode[];
  /** Whether it is known what a correct search evaluates. */
  readonly compared: boolean;
  readonly evidence: SearchedTree;
  /** What the first of several players is called: 0 where programs call it so, else 1. */
  readonly firstPlayer: 0 | 1;
}

/** What became of a tree, without the tree. */
export type SearchedTree = Omit<TreeEvidence, 'kind' | 'tree'>;

export interface ModelOptions {
  /** Nodes drawn at most, 400 by default; the way to the difference is drawn first. */
  readonly most?: number;
  readonly firstPlayer?: TreeModel['firstPlayer'];
}

/** What a program searched; null for a game whose tree is not given. */
export function treeModel(evidence: TreeEvidence, options: ModelOptions = {}): TreeModel | null {
  return 'game' in evidence.tree
    ? null
    : modelOf(buildTree(evidence.tree), evidence, { ...options, firstPlayer: 0 });
}

/** The same of a tree that is built. */
export function modelOf(tree: Tree, evidence: SearchedTree, options: ModelOptions = {}): TreeModel {
  const { nodes } = tree;
  const limit = evidence.depthLimit ?? Infinity;
  const times = tally(evidence.evaluated);
  const expected = evidence.expectedEvaluated === undefined ? null : new Set(evidence.expectedEvaluated);
  const stops = (node: TreeNode): boolean => node.children.length === 0 || node.ply >= limit;
  // A search that never got going tells nothing about any leaf.
  const isSilent = evidence.evaluated.length === 0 && expected === null;
  const states = nodes.map((node) => {
    if (isSilent) return null;
    const place = node.ply > limit ? 'beyond' : stops(node) ? 'stop' : 'inner';
    return stateOf(place, times.get(node.id) ?? 0, expected?.has(node.id) ?? null);
  });
  const valueAt = (node: TreeNode): number | null =>
    node.ply >= limit ? (node.evaluation ?? node.value) : node.value;
  const known = valueIntervals(nodes, stops, (node) =>
    expected === null || expected.has(node.id) ? valueAt(node) : null,
  );
  const shared = sharedStates(nodes, states);
  const path = new Set(evidence.difference?.path ?? []);
  const drawn = chooseDrawn(
    tree,
    limit,
    options.most ?? 400,
    (node) => path.has(node.id),
    (node) => times.has(node.id),
  );
  const below = descendants(nodes);
  return {
    tree,
    compared: expected !== null,
    evidence,
    firstPlayer: options.firstPlayer ?? 1,
    nodes: nodes.map((node, index) => {
      const parent = node.parent < 0 ? null : itemAt(shared, node.parent);
      const state = itemAt(states, index);
      const together = itemAt(shared, index);
      const own = together === 'mixed' ? state : together;
      const children = node.children.filter((child) => drawn[child]);
      const leaf = stops(node) ? valueAt(node) : null;
      return {
        node,
        state,
        times: times.get(node.id) ?? 0,
        shared: own,
        branch: own === 'evaluated' || own === parent ? null : own,
        known: leaf === null ? something(itemAt(known, index)) : { low: leaf, high: leaf },
        onPath: path.has(node.id),
        isDifference: evidence.difference?.node === node.id,
        children,
        hidden: node.children.reduce(
          (total, child) => total + (drawn[child] ? 0 : itemAt(below, child) + 1),
          0,
        ),
      };
    }),
  };
}

function tally(ids: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

function something(known: ValueInterval): ValueInterval | null {
  return known.low === -Infinity && known.high === Infinity ? null : known;
}

/** A correct search evaluates neither inner nodes nor what lies beyond the depth limit. */
function stateOf(
  place: 'inner' | 'stop' | 'beyond',
  times: number,
  expected: boolean | null,
): LeafState | null {
  if (place !== 'stop') return times > 0 ? 'extra' : null;
  if (times > 0) return expected === false ? 'extra' : 'evaluated';
  if (expected === null) return 'unseen';
  return expected ? 'missed' : 'pruned';
}

/**
 * The state that everything at or below a node shares, `mixed` where they differ, null where there is nothing
 * to say.
 */
function sharedStates(
  nodes: readonly TreeNode[],
  states: readonly (LeafState | null)[],
): (LeafState | 'mixed' | null)[] {
  const shared: (LeafState | 'mixed' | null)[] = [...states];
  for (let index = nodes.length - 1; index > 0; index -= 1) {
    const own = itemAt(shared, index);
    const { parent } = itemAt(nodes, index);
    if (own !== null && own !== shared[parent]) shared[parent] = shared[parent] === null ? own : 'mixed';
  }
  return shared;
}
