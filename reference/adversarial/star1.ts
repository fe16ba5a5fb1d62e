import type { Decision, Game } from '../game.ts';
import type { StarOptions } from './star.ts';
import { starSearch } from './star.ts';

/**
 * Star1 (Ballard 1983): expectimax that prunes at chance nodes, where all leaves lie within `bounds`.
 * Outcomes not yet searched are taken to be worth as much, or as little, as the bounds allow; one of
 * probability 0 is not searched. Contract of the parameters: see `AlphaBetaOptions`; fail-soft; the action is
 * the first that attains the value, null at a chance node.
 *
 * @throws RefusedError for a leaf outside the bounds.
 */
export function star1<S, A>(game: Game<S, A>, state: S, options: StarOptions<S>): Decision<A> {
  return starSearch(game, state, options, () => null);
}
