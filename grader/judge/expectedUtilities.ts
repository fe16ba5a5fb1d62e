import { maxN } from '../../reference/adversarial/maxN.ts';
import type { MultiGame } from '../../reference/adversarial/multiGame.ts';
import { multiTreeGame } from '../../reference/games/multiTree.ts';
import type { Tree } from '../../reference/games/tree.ts';
import type { Conventions } from '../types/exercise.ts';
import type { GameSpec } from '../types/input.ts';

/** What a correct search of several players answers at the root. */
export interface ExpectedUtilities {
  /** One utility a player. */
  readonly values: readonly number[];
  /** Who moves there. */
  readonly player: number;
  readonly action: string | null;
  /** What every action leads to, in the order of the game; none at a leaf. */
  readonly actions: readonly { readonly action: string; readonly values: readonly number[] }[];
}

/**
 * Solves a game of several players. Which of equally good children is taken decides what the others get, so
 * that the exercise fixes it.
 *
 * @throws RangeError for a game of MAX and MIN.
 */
export function expectedUtilities(game: GameSpec, ties: Conventions['ties']): ExpectedUtilities {
  if (game.name !== 'tree') throw new RangeError(`${game.name} is a game of MAX and MIN`);
  const given = multiTreeGame(game.tree);
  const searched = ties === 'last' ? fromLastToFirst(given) : given;
  const { values, action } = maxN(searched, given.initial);
  return {
    values,
    player: moverAt(game.tree, 0),
    action,
    actions: given.actions(given.initial).map((each) => ({
      action: each,
      values: maxN(searched, given.result(given.initial, each)).values,
    })),
  };
}

/** Who moves at a node of a tree of several players. */
export function moverAt(tree: Tree, node: number): number {
  const player = multiTreeGame(tree).player(node);
  if (player === 'chance') throw new RangeError('chance moves in no game of several players here');
  return player;
}

/** The first of equally good children is then the last of the game's own. */
const fromLastToFirst = (game: MultiGame<number, string>): MultiGame<number, string> => ({
  ...game,
  actions: (state) => game.actions(state).toReversed(),
});
