import { PRUNING_FOR_ONE, IN_FULL_WITHOUT_CHANCE } from '../../skeletons/algorithms.ts';
import type { PlayedGame } from '../../skeletons/played.ts';
import { leaf, type CorrectSearch, stops } from './api.ts';

/**
 * Negamax that turns signs and window only where the player changes, so that it is right for any order of
 * turns.
 */
export const signByPlayer: CorrectSearch = {
  id: 'sign-by-player',
  title: 'values in the view of whoever moves',
  algorithms: PRUNING_FOR_ONE,
  isAccepted: ({ cut, returns, generation, ties }) =>
    cut.includes('non-strict') && returns.includes('fail-soft') && generation !== 'eager' && ties !== 'last',
  load: () => (game, root) => searchBySign(game, root, false),
};

/** The same without bounds, for exercises that ask for every leaf. */
export const signByPlayerInFull: CorrectSearch = {
  id: 'sign-by-player-in-full',
  title: 'values in the view of whoever moves, every leaf',
  algorithms: IN_FULL_WITHOUT_CHANCE,
  isAccepted: ({ generation, ties }) => generation !== 'eager' && ties !== 'last',
  load: () => (game, root) => searchBySign(game, root, true),
};

function searchBySign(
  game: PlayedGame,
  root: number,
  inFull: boolean,
): { value: number; action: string | null } {
  const colourOf = (s: number): 1 | -1 => (game.player(s) === 'min' ? -1 : 1);
  const visit = (
    s: number,
    depth: number,
    alpha: number,
    beta: number,
  ): { value: number; action: string | null } => {
    const colour = colourOf(s);
    if (stops(game, s, depth)) return { value: colour * leaf(game, s), action: null };
    let [value, action]: [number, string | null] = [-Infinity, null];
    for (const a of game.actions(s)) {
      const child = game.result(s, a);
      const isSame = colourOf(child) === colour;
      const below = isSame
        ? visit(child, depth + 1, alpha, beta).value
        : -visit(child, depth + 1, -beta, -alpha).value;
      if (action === null || below > value) [value, action] = [below, a];
      alpha = Math.max(alpha, value);
      if (!inFull && alpha >= beta) break;
    }
    return { value, action };
  };
  const { value, action } = visit(root, 0, -Infinity, Infinity);
  return { value: colourOf(root) * value + 0, action };
}
