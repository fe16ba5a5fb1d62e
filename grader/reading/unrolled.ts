import { itemAt } from '../types/lookup.ts';
import type { Game } from '../../reference/game.ts';
import { type Tree, treeGame, UnknownLeafError } from '../../reference/games/tree.ts';
import { ticTacToe } from '../../reference/games/ticTacToe.ts';
import type { GameSpec } from '../types/input.ts';

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
  /**
   * The same for plays that lead to one state of the game: only there a submission cannot tell one from the
   * other.
   */
  position(node: number): unknown;
  /** The node's name in words and pictures. */
  id(node: number): string;
}

export function unroll(spec: GameSpec): Unrolled {
  return spec.name === 'tree' ? unrollTree(spec.tree) : unrollGame(ticTacToe());
}

function unrollTree(tree: Tree): Unrolled {
  const { nodes } = tree;
  return {
    game: tree.players === null ? treeGame(tree) : asOfOne(tree),
    children: (node) => itemAt(nodes, node).children,
    parent: (node) => itemAt(nodes, node).parent,
    ply: (node) => itemAt(nodes, node).ply,
    position: (node) => node,
    id: (node) => itemAt(nodes, node).id,
  };
}

/**
 * A game of several players, as far as what is asked can be read of it: everyone maximises, and a leaf is
 * worth its own number, which stands for the utilities there.
 */
function asOfOne(tree: Tree): Game<number, string> {
  const worth = (node: number): number => {
    const { utility, id } = itemAt(tree.nodes, node);
    if (utility === null) throw new UnknownLeafError(id);
    return node;
  };
  return { ...treeGame(tree), player: () => 'max', utility: worth, evaluate: worth };
}

interface Play<S> {
  readonly state: S;
  readonly parent: number;
  readonly ply: number;
  /** Among its siblings. */
  readonly position: number;
  /** Listed when first asked for; a child's node is made then too. */
  moves: Moves | null;
}

interface Moves {
  readonly actions: readonly string[];
  readonly children: readonly number[];
}

/**
 * Nodes are made when they are first asked for, so that a game far too big to unroll can be judged to a
 * depth.
 */
function unrollGame<S>(source: Game<S, string>): Unrolled {
  const plays: Play<S>[] = [{ state: source.initial, parent: -1, ply: 0, position: 0, moves: null }];
  const state = (node: number): S => itemAt(plays, node).state;
  function moves(node: number): Moves {
    const play = itemAt(plays, node);
    if (play.moves === null) {
      const actions = source.actions(play.state);
      const children = actions.map(
        (action, position) =>
          plays.push({
            state: source.result(play.state, action),
            parent: node,
            ply: play.ply + 1,
            position,
            moves: null,
          }) - 1,
      );
      play.moves = { actions, children };
    }
    return play.moves;
  }
  const id = (node: number): string => {
    const { parent, position } = itemAt(plays, node);
    return parent < 0 ? 'root' : parent === 0 ? `${position}` : `${id(parent)}.${position}`;
  };
  return {
    game: {
      initial: 0,
      player: (node) => source.player(state(node)),
      actions: (node) => [...moves(node).actions],
      result: (node, action) => itemAt(moves(node).children, moves(node).actions.indexOf(action)),
      isTerminal: (node) => source.isTerminal(state(node)),
      utility: (node) => source.utility(state(node)),
      evaluate: (node) => source.evaluate(state(node)),
      probability: (node, action) => source.probability(state(node), action),
    },
    children: (node) => (source.isTerminal(state(node)) ? NO_CHILDREN : moves(node).children),
    parent: (node) => itemAt(plays, node).parent,
    ply: (node) => itemAt(plays, node).ply,
    position: state,
    id,
  };
}

const NO_CHILDREN: readonly number[] = [];

/** Nodes from the root to a node, both included. */
export function pathTo(unrolled: Unrolled, node: number): number[] {
  const path: number[] = [];
  for (let at = node; at >= 0; at = unrolled.parent(at)) path.push(at);
  return path.reverse();
}
