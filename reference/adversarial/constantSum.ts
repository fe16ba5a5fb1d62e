import { sameGame, type Decision, type Game } from '../game.ts';
import { requirePlayer } from './alternation.ts';
import type { Colour } from './negamax.ts';
import { opponent } from './negamax.ts';

/**
 * Negamax for payoffs that share out a constant, such as 1 for a win, ½ for a draw and 0 for a loss (fifth
 * notes).
 *
 * What is `v` for one player is `total − v` for the other. To flip the sign is wrong here: −v is not the
 * other's payoff, and values from different depths would be compared on different scales: a win after one
 * move (0 for the loser) would count less than a draw after two (½). Taking half the total from every payoff,
 * as `centred` does, makes the game zero-sum, and there the sign is right.
 *
 * `game.utility` is MAX's payoff; so are the value reported and `evaluate`. The action is the first optimal
 * one.
 *
 * @throws RefusedError where the players do not take turns, or at a chance node.
 */
export function constantSumNegamax<S, A>(
  game: Game<S, A>,
  state: S,
  total: number,
  depth = Infinity,
): Decision<A> {
  const payoff = (maxs: number, colour: Colour): number => (colour === 1 ? maxs : total - maxs);
  let chosen: A | null = null;

  function value(s: S, colour: Colour, left: number): number {
    chosen = null;
    if (game.isTerminal(s)) return payoff(game.utility(s), colour);
    requirePlayer(game, s, colour === 1 ? 'max' : 'min');
    if (left === 0) return payoff(game.evaluate(s), colour);
    let v = -Infinity;
    let best: A | null = null;
    for (const a of game.actions(s)) {
      const w = total - value(game.result(s, a), opponent(colour), left - 1);
      if (best === null || w > v) [v, best] = [w, a];
    }
    chosen = best;
    return v;
  }

  const colour = game.player(state) === 'min' ? -1 : 1;
  const v = value(state, colour, depth);
  return { value: payoff(v, colour), action: chosen };
}

/** The zero-sum game behind one of constant sum: half the total is taken from every payoff. */
export function centred<S, A>(game: Game<S, A>, total: number): Game<S, A> {
  return {
    ...sameGame(game),
    utility: (state) => game.utility(state) - total / 2,
    evaluate: (state) => game.evaluate(state) - total / 2,
  };
}
