import type { Game } from '../../../reference/game.ts';
import { type Tree, treeGame } from '../../../reference/games/tree.ts';
import { ticTacToe } from '../../../reference/games/ticTacToe.ts';
import type { GameSpec } from '../../types/input.ts';

/**
 * A game as the tree of its plays: a node is a number, 0 the root, the same for the same play.
 * Two ways to one position are two nodes, because a search comes by twice.
 */
export interface Unrolled {
  /** The same game with nodes for states; actions are text, as students see them. */
  readonly game: Game<number, string>;
  /** Nodes below a node in the order of its actions; empty at a terminal. */
  children(node: number): readonly number[];
  /** −1 above the root. */
  parent(node: number): number;
  ply(node: number): number;
  /** The node's name in words and pictures. */
  id(node: number): string;
}

export function unroll(spec: GameSpec): Unrolled {
  return spec.name === 'tree' ? unrollTree(spec.tree) : unrollGame(ticTacToe());
}

function unrollTree(tree: Tree): Unrolled {
  const { nodes } = tree;
  return {
    game: treeGame(tree),
    children: (node) => nodes[node]!.children,
    parent: (node) => nodes[node]!.parent,
    ply: (node) => nodes[node]!.ply,
    id: (node) => nodes[node]!.id,
  };
}

interface Play<S> {
  readonly state: S;
  readonly parent: number;
  readonly ply: number;
  /** Positions of the actions from the root, as in the ids of trees. */
  readonly id: string;
  children: number[] | null;
}

/** Nodes are made when they are first asked for, so that a game far too big to unroll can be judged to a depth. */
function unrollGame<S, A>(game: Game<S, A>): Unrolled {
  const plays: Play<S>[] = [{ state: game.initial, parent: -1, ply: 0, id: 'root', children: null }];
  const state = (node: number): S => plays[node]!.state;
  const label = (action: A): string => String(action);
  const actionAt = (node: number, name: string): A => game.actions(state(node)).find((action) => label(action) === name)!;
  function children(node: number): readonly number[] {
    const play = plays[node]!;
    play.children ??= game.actions(play.state).map((action, at) => {
      const id = node === 0 ? `${at}` : `${play.id}.${at}`;
      return plays.push({ state: game.result(play.state, action), parent: node, ply: play.ply + 1, id, children: null }) - 1;
    });
    return play.children;
  }
  return {
    game: {
      initial: 0,
      player: (node) => game.player(state(node)),
      actions: (node) => game.actions(state(node)).map(label),
      result: (node, action) => children(node)[game.actions(state(node)).findIndex((other) => label(other) === action)]!,
      isTerminal: (node) => game.isTerminal(state(node)),
      utility: (node) => game.utility(state(node)),
      evaluate: (node) => game.evaluate(state(node)),
      probability: (node, action) => game.probability(state(node), actionAt(node, action)),
    },
    children,
    parent: (node) => plays[node]!.parent,
    ply: (node) => plays[node]!.ply,
    id: (node) => plays[node]!.id,
  };
}

/** Nodes from the root to a node, both included. */
export function pathTo(unrolled: Unrolled, node: number): number[] {
  const path: number[] = [];
  for (let at = node; at >= 0; at = unrolled.parent(at)) path.push(at);
  return path.reverse();
}
