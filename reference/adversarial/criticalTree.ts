import type { Game } from '../game.ts';

/**
 * The types of the critical nodes (Knuth & Moore 1975): those that any alpha–beta search has to visit, and
 * all that it visits when the best move always comes first (third notes, "critical tree").
 *
 * 1: the root and first children of type 1. 2: the other children of type 1, and every child of type 3.
 * 3: first children of type 2; a type 2 node needs no other.
 */
export const NODE_TYPES = [1, 2, 3] as const;
export type NodeType = (typeof NODE_TYPES)[number];

/**
 * The critical nodes below `state`, with their types, in preorder, for children in the order of `actions`.
 * States must not repeat, so that the game is a tree.
 *
 * A uniform tree of branching b and depth d has b^⌈d/2⌉ + b^⌊d/2⌋ − 1 critical leaves.
 */
export function criticalTree<S, A>(game: Game<S, A>, state: S): Map<S, NodeType> {
  const types = new Map<S, NodeType>();
  const visit = (s: S, type: NodeType): void => {
    types.set(s, type);
    if (game.isTerminal(s)) return;
    for (const [i, a] of game.actions(s).entries()) {
      if (type === 2 && i > 0) break;
      visit(game.result(s, a), childType(type, i));
    }
  };
  visit(state, 1);
  return types;
}

function childType(type: NodeType, position: number): NodeType {
  if (type === 1) return position === 0 ? 1 : 2;
  return type === 2 ? 3 : 2;
}
