import type { Tree, TreeNode } from '../../reference/games/tree.ts';
import type { PlayerSpec } from '../../reference/games/treeSpec.ts';
import { playerWord } from '../picture/treeLabels.ts';
import type { Problem } from '../types/result.ts';
import { list } from '../words/lists.ts';
import { count } from '../words/numbers.ts';

/**
 * What is right in a tree and yet may not be meant: children of one node that belong to different players. It
 * is told once, at the first such node. Leaves belong to nobody.
 */
export function treeWarnings(tree: Tree, file: string): readonly Problem[] {
  const mixed = tree.nodes.filter((node) => moversBelow(tree, node).size > 1);
  const [first] = mixed;
  if (first === undefined) return [];
  const movers = [...moversBelow(tree, first)].map(([player, id]) => `${playerWord(player)} (${id})`);
  const others = mixed.length === 1 ? '' : `; the same at ${count(mixed.length - 1, 'more node')}`;
  return [
    {
      code: 'siblings-of-different-players',
      file,
      place: `node ${first.id}`,
      found: `children where ${list(movers, { join: 'and', most: Infinity })} move`,
      expected: 'siblings at which one player moves',
      hint: `a search that takes the player from the level, and does not ask, is wrong here${others}`,
    },
  ];
}

/** Who moves at a node's inner children, each with the first of them. */
function moversBelow({ nodes }: Tree, { children }: TreeNode): ReadonlyMap<PlayerSpec, string> {
  const movers = new Map<PlayerSpec, string>();
  for (const index of children) {
    const child = nodes[index];
    if (child !== undefined && child.children.length > 0 && !movers.has(child.player))
      movers.set(child.player, child.id);
  }
  return movers;
}
