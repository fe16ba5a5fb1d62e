import { PRUNING_FOR_ONE, IN_FULL } from '../../skeletons/algorithms.ts';
import type { PlayedGame } from '../../skeletons/played.ts';
import { leaf, type CorrectSearch, stops } from './api.ts';

/**
 * Works the value out first, then goes through the root's children once more for an action that brings it.
 */
const again = (
  id: string,
  title: string,
  algorithms: CorrectSearch['algorithms'],
  isPruning: boolean,
): CorrectSearch => ({
  id,
  title,
  algorithms,
  isAccepted: ({ cut, returns, generation, ties, rootResearch }) =>
    rootResearch === 'allowed' &&
    generation !== 'eager' &&
    ties !== 'last' &&
    (!isPruning || (cut.includes('non-strict') && returns.includes('fail-soft'))),
  load: () => (game, root) => {
    const value = visit(game, root, 0, -Infinity, Infinity, isPruning);
    if (stops(game, root, 0) || game.player(root) === 'chance') return { value, action: null };
    const action = game
      .actions(root)
      .find((a) => visit(game, game.result(root, a), 1, -Infinity, Infinity, isPruning) === value);
    return { value, action: action ?? null };
  },
});

function visit(
  game: PlayedGame,
  s: number,
  depth: number,
  alpha: number,
  beta: number,
  isPruning: boolean,
): number {
  if (stops(game, s, depth)) return leaf(game, s);
  const player = game.player(s);
  if (player === 'chance') {
    return game.actions(s).reduce((sum, a) => {
      const w = visit(game, game.result(s, a), depth + 1, -Infinity, Infinity, isPruning);
      const p = game.probability(s, a);
      return p > 0 ? sum + p * w : sum;
    }, 0);
  }
  let v = player === 'max' ? -Infinity : Infinity;
  for (const a of game.actions(s)) {
    const w = visit(game, game.result(s, a), depth + 1, alpha, beta, isPruning);
    v = player === 'max' ? Math.max(v, w) : Math.min(v, w);
    if (player === 'max') alpha = Math.max(alpha, v);
    else beta = Math.min(beta, v);
    if (isPruning && alpha >= beta) break;
  }
  return v;
}

export const rootAgain = again(
  'root-again',
  'a second look at the root’s children, for the action',
  PRUNING_FOR_ONE,
  true,
);
export const rootAgainInFull = again(
  'root-again-in-full',
  'a second look at the root’s children, for the action',
  IN_FULL,
  false,
);
