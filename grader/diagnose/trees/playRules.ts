import type { PlayRules } from '../../../mistakes/skeletons/play.ts';
import type { TreeNode } from '../../../reference/games/tree.ts';
import type { GameInput } from '../../types/input.ts';

/** What a known search must know of an input before it begins. */
export function rulesOf({ game, depthLimit, agents }: GameInput): PlayRules {
  if (agents === undefined || game.name !== 'tree') return { depthLimit };
  const { nodes } = game.tree;
  return { depthLimit, agents: { count: agents, isWin: (node) => isWon(nodes[node]) } };
}

/** Where a tree does not say how a game ended, it is won if its value is above 0. */
function isWon(node: TreeNode | undefined): boolean {
  if (node === undefined || node.children.length > 0) return false;
  return node.outcome === undefined ? (node.value ?? 0) > 0 : node.outcome === 'win';
}
