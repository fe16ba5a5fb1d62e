import type { PlayRules } from '../../../mistakes/skeletons/play.ts';
import { NumberedLists, type SeveralPlayers } from '../../../mistakes/skeletons/played.ts';
import type { Tree, TreeNode } from '../../../reference/games/tree.ts';
import { leafBounds } from '../../content/leafBounds.ts';
import { moverAt } from '../../judge/expectedUtilities.ts';
import type { GameInput } from '../../types/input.ts';

/** What a known search must know of an input before it begins. */
export function rulesOf({ game, depthLimit, agents, anytime }: GameInput): PlayRules {
  if (anytime !== undefined) return { depthLimit, anytime };
  if (game.name === 'tree' && game.tree.players !== null)
    return { depthLimit, several: severalIn(game.tree, game.tree.players) };
  if (agents === undefined || game.name !== 'tree') {
    const bounds = leafBounds({ game });
    return { depthLimit, ...(bounds === null ? {} : { bounds }) };
  }
  const { nodes } = game.tree;
  return { depthLimit, agents: { count: agents, isWin: (node) => isWon(nodes[node]) } };
}

/** Where a search leaves a game at once, it may ask for utilities that nobody gave. */
const severalIn = (tree: Tree, count: number): SeveralPlayers => ({
  count,
  mover: (node) => moverAt(tree, node),
  utility: (node, player) => tree.nodes[node]?.utility?.[player] ?? 0,
  lists: new NumberedLists(),
});

/** Where a tree does not say how a game ended, it is won if its value is above 0. */
function isWon(node: TreeNode | undefined): boolean {
  if (node === undefined || node.children.length > 0) return false;
  return node.outcome === undefined ? (node.value ?? 0) > 0 : node.outcome === 'win';
}
