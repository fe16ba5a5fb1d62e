import type { Tree, TreeNode } from '../../reference/games/tree.ts';
import { itemAt } from '../types/lookup.ts';

/**
 * Which nodes to draw: all of them up to the depth limit while there is room, and beyond it only what the
 * search looked at. Without room for all: breadth first, the path to the difference and its surroundings
 * before anything else.
 */
export function chooseDrawn(
  tree: Tree,
  limit: number,
  most: number,
  onPath: (node: TreeNode) => boolean,
  looked: (node: TreeNode) => boolean,
): boolean[] {
  const { nodes } = tree;
  const wanted = nodes.map((node) => node.ply <= limit || looked(node) || onPath(node));
  for (let index = nodes.length - 1; index > 0; index -= 1) {
    if (wanted[index]) wanted[itemAt(nodes, index).parent] = true;
  }
  const total = wanted.reduce((sum, each) => sum + (each ? 1 : 0), 0);
  if (total <= most) return wanted;
  const drawn = new Array<boolean>(nodes.length).fill(false);
  let left = most;
  const take = (index: number): void => {
    if (drawn[index] || left === 0) return;
    drawn[index] = true;
    left -= 1;
  };
  take(0);
  for (const node of nodes) if (onPath(node)) take(node.index);
  for (const node of nodes)
    if (onPath(node)) for (const child of node.children) if (wanted[child]) take(child);
  const queue = [0];
  for (const index of queue) {
    if (left === 0) break;
    for (const child of itemAt(nodes, index).children) {
      if (!wanted[child]) continue;
      take(child);
      queue.push(child);
    }
  }
  return drawn;
}

/** How many nodes lie below each, given nodes in preorder. */
export function descendants(nodes: readonly TreeNode[]): number[] {
  const below = new Array<number>(nodes.length).fill(0);
  for (let index = nodes.length - 1; index > 0; index -= 1) {
    const parent = itemAt(nodes, index).parent;
    below[parent] = itemAt(below, parent) + itemAt(below, index) + 1;
  }
  return below;
}
