import type { Decision, Game } from '../game.ts';
import { requirePlayer } from './alternation.ts';
import type { MinimaxOptions } from './minimax.ts';
import { narrate } from './narrator.ts';

/** 1 where MAX is to move, −1 where MIN is. */
export type Colour = 1 | -1;

/** The colour of the other player. */
export const opponent = (colour: Colour): Colour => (colour === 1 ? -1 : 1);

/**
 * Negmax (third notes): one function for both players, because a value for one is minus the value for the
 * other.
 *
 * Inside, a value is that of the player to move; at a leaf that is the opponent of the parent's player. The
 * decision is reported in MAX's view, its action the first optimal one. `depth` counts the plies left.
 *
 * @throws RefusedError where the players do not take turns, or at a chance node.
 */
export function negamax<S, A>(game: Game<S, A>, state: S, options: MinimaxOptions<S> = {}): Decision<A> {
  const narrator = narrate(game, options.trace);
  let chosen: A | null = null;

  function negmax(u: S, colour: Colour, depth: number): number {
    narrator?.enter(u, -Infinity, Infinity);
    const res = valueToMove(u, colour, depth);
    narrator?.leave(u, colour * res);
    return res;
  }

  function valueToMove(u: S, colour: Colour, depth: number): number {
    chosen = null;
    if (game.isTerminal(u)) return colour * game.utility(u);
    requirePlayer(game, u, colour === 1 ? 'max' : 'min');
    if (depth === 0) return colour * game.evaluate(u);
    let res = -Infinity;
    let best: A | null = null;
    for (const a of game.actions(u)) {
      const val = -negmax(game.result(u, a), opponent(colour), depth - 1);
      if (best === null || val > res) [res, best] = [val, a];
    }
    chosen = best;
    return res;
  }

  const colour = game.player(state) === 'min' ? -1 : 1;
  const res = negmax(state, colour, options.depth ?? Infinity);
  return { value: colour * res, action: chosen };
}
