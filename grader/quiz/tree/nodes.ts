import type { Tree, TreeNode } from '../../../reference/games/tree.ts';
import { perObject } from '../../types/perObject.ts';
import { formatNumber } from '../../words/numbers.ts';
import type { Candidate } from '../types.ts';

/** The root of a tree, which is never empty. */
export function rootOf({ nodes: [root] }: Tree): TreeNode {
  if (root === undefined) throw new RangeError('a tree without a node');
  return root;
}

export const childrenOf = ({ nodes }: Tree, { children }: TreeNode): TreeNode[] =>
  children.flatMap((child) => nodes[child] ?? []);

export const hasChance = ({ nodes }: Tree): boolean =>
  nodes.some(({ player, children }) => player === 'chance' && children.length > 0);

export const isLeaf = (node: TreeNode): boolean => node.children.length === 0;
export const leavesOf = ({ nodes }: Tree): TreeNode[] => nodes.filter(isLeaf);
export const innerOf = ({ nodes }: Tree): TreeNode[] => nodes.filter((node) => !isLeaf(node));

/** Leaves at or below each node, by index, from the left. */
export const leavesBelow = perObject(({ nodes }: Tree): readonly (readonly number[])[] => {
  const below: number[][] = nodes.map(() => []);
  // Children come after their parents.
  for (const { index, children } of nodes.toReversed())
    below[index] = children.length === 0 ? [index] : children.flatMap((child) => below[child] ?? []);
  return below;
});

/** A leaf goes by its value too, a child by the action that leads to it. */
export function candidate(node: TreeNode, alias: 'value' | 'action' | 'none' = 'none'): Candidate {
  const value =
    alias === 'value' && isLeaf(node) && node.value !== null
      ? formatNumber(node.value).replace('−', '-')
      : '';
  const action = alias === 'action' && !/^\d+$/.test(node.action) ? node.action : '';
  return { index: node.index, label: node.id, alias: value === '' ? action : value };
}

export const labelsOf = ({ nodes }: Tree, indices: readonly number[]): string[] =>
  indices.flatMap((index) => nodes[index]?.id ?? []);

/** Nodes from the root to this one. */
export function pathTo({ nodes }: Tree, index: number): number[] {
  const path: number[] = [];
  for (let at = nodes[index]; at !== undefined; at = nodes[at.parent]) path.push(at.index);
  return path.reverse();
}
