import type { MultiGame } from '../adversarial/multiGame.ts';
import type { Tree } from './tree.ts';
import type { PlayerSpec } from './treeSpec.ts';
import { NoEvaluationError, treeGame, UnknownLeafError } from './tree.ts';

/**
 * The game played on a tree whose leaves have a utility for each player; states and actions as in `treeGame`.
 * In a tree that names MAX and MIN, they are players 0 and 1.
 *
 * @throws RangeError where the tree has no such utilities.
 */
export function multiTreeGame(tree: Tree): MultiGame<number, string> {
  const { players, nodes } = tree;
  if (players === null) throw new RangeError('this tree has one value a leaf, not a utility for each player');
  const game = treeGame(tree);
  const utility = (state: number, player: number): number => {
    const { utility: utilities, id, children } = nodes[state]!;
    if (utilities === null)
      throw children.length === 0 ? new UnknownLeafError(id) : new NoEvaluationError(id);
    return utilities[player]!;
  };
  return {
    initial: 0,
    players,
    player: (state) => numberOf(nodes[state]!.player),
    actions: game.actions,
    result: game.result,
    isTerminal: game.isTerminal,
    utility,
    // At a depth limit; a tree has no evaluation for each player, so only leaves have one.
    evaluate: utility,
    probability: game.probability,
  };
}

function numberOf(player: PlayerSpec): number | 'chance' {
  if (player === 'max') return 0;
  return player === 'min' ? 1 : player;
}
