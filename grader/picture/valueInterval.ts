import type { TreeNode } from '../../reference/games/tree.ts';
import { itemAt } from '../types/lookup.ts';

/** An interval that a node's value lies in; the value is exact where both ends are equal. */
export interface ValueInterval {
  readonly low: number;
  readonly high: number;
}

const NOTHING: ValueInterval = { low: -Infinity, high: Infinity };

/**
 * What the leaves that a search looked at tell about the value of every node, by interval arithmetic from the
 * leaves up: a MIN node with one child of value 2 and others unseen is at most 2. This says what a pruning
 * search knows without asking how it pruned.
 *
 * @param nodes in preorder
 * @param leafValue value of a node where the search stops, null where it is not known or was not looked at
 * @param frontier whether the search stops at a node
 */
export function valueIntervals(
  nodes: readonly TreeNode[],
  frontier: (node: TreeNode) => boolean,
  leafValue: (node: TreeNode) => number | null,
): ValueInterval[] {
  const known: ValueInterval[] = new Array<ValueInterval>(nodes.length).fill(NOTHING);
  // Preorder backwards: children before their parent, at any depth.
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = itemAt(nodes, index);
    if (frontier(node)) {
      const value = leafValue(node);
      known[index] = value === null ? NOTHING : { low: value, high: value };
    } else if (node.children.length > 0) {
      known[index] = fold(node, nodes, known);
    }
  }
  return known;
}

function fold(node: TreeNode, nodes: readonly TreeNode[], known: readonly ValueInterval[]): ValueInterval {
  const children = node.children.map((child) => itemAt(known, child));
  if (node.player === 'max') return combine(children, Math.max);
  if (node.player === 'min') return combine(children, Math.min);
  if (node.player !== 'chance') return NOTHING;
  const mean = (end: 'low' | 'high'): number =>
    node.children.reduce(
      (total, child) => total + itemAt(nodes, child).probability * itemAt(known, child)[end],
      0,
    );
  const [low, high] = [mean('low'), mean('high')];
  // ∞ − ∞ under one chance node tells nothing.
  return { low: Number.isNaN(low) ? -Infinity : low, high: Number.isNaN(high) ? Infinity : high };
}

/** A loop, since a node may have more children than a call takes arguments. */
function combine(
  children: readonly ValueInterval[],
  better: (a: number, b: number) => number,
): ValueInterval {
  return children.reduce((best, child) => ({
    low: better(best.low, child.low),
    high: better(best.high, child.high),
  }));
}
