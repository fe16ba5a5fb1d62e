import type { Game } from '../../../reference/game.ts';
import { buildTree, type Tree } from '../../../reference/games/tree.ts';
import type { NodeSpec } from '../../../reference/games/treeSpec.ts';

/** How a game is written as a tree. */
export interface GameTreeOptions<A> {
  readonly title: string;
  /** What values are multiplied by, so that evaluations are whole numbers. */
  readonly scale?: number;
  /** A move as edges and names of nodes say it; as it prints unless given. */
  readonly action?: (action: A) => string;
}

/**
 * The whole tree of a game, which has to end soon: see `withHorizon`. A node is named by the moves that lead
 * to it.
 */
export function gameTree<S, A>(
  game: Game<S, A>,
  { title, scale = 1, action: word = String }: GameTreeOptions<A>,
): Tree {
  const node = (state: S, path: string, last: string): NodeSpec => {
    const here = { player: game.player(state), ...(path === '' ? {} : { id: path, action: last }) };
    if (game.isTerminal(state)) return { ...here, value: Math.round(scale * game.utility(state)) };
    const children = game.actions(state).map((action) => {
      const text = word(action);
      return node(game.result(state, action), path + text, text);
    });
    return { ...here, children };
  };
  return buildTree({ title, tree: node(game.initial, '', '') });
}
