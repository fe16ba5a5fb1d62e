import type { Tree, TreeNode } from '../../../reference/games/tree.ts';

/** The root's value with some leaves changed; null where it hangs on a leaf that is not given. */
export function minimaxWith({ nodes }: Tree, changed: ReadonlyMap<number, number>): number | null {
  // Between which numbers each node's value lies: a leaf that is not given may be anything.
  const low = new Float64Array(nodes.length);
  const high = new Float64Array(nodes.length);
  // Children come after their parents.
  for (const node of nodes.toReversed()) {
    const given = changed.get(node.index) ?? node.value;
    const isLeaf = node.children.length === 0;
    low[node.index] = isLeaf ? (given ?? -Infinity) : backedUp(node, nodes, low);
    high[node.index] = isLeaf ? (given ?? Infinity) : backedUp(node, nodes, high);
  }
  const [least = -Infinity] = low;
  return least === high[0] ? least : null;
}

function backedUp({ player, children }: TreeNode, nodes: readonly TreeNode[], values: Float64Array): number {
  const below = children.map((child) => values[child] ?? NaN);
  if (player === 'chance')
    return children.reduce(
      (sum, child, at) => sum + (nodes[child]?.probability ?? 0) * (below[at] ?? NaN),
      0,
    );
  return player === 'max' ? Math.max(...below) : Math.min(...below);
}
