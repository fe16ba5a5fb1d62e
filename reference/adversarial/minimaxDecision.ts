import type { Decision, Game } from '../game.ts';
import { requirePlayer } from './alternation.ts';

/**
 * MINIMAX-DECISION with its pair of functions (fourth notes; fifth notes, figure 5.3): MAX-VALUE calls
 * MIN-VALUE and the reverse, so MAX and MIN must take turns. For other games use `minimax`.
 *
 * The action is the first optimal one, for whoever moves in `state`.
 *
 * @throws RefusedError where the players do not take turns, or at a chance node.
 */
export function minimaxDecision<S, A>(game: Game<S, A>, state: S): Decision<A> {
  function maxValue(s: S): number {
    if (game.isTerminal(s)) return game.utility(s);
    requirePlayer(game, s, 'max');
    let v = -Infinity;
    for (const a of game.actions(s)) v = Math.max(v, minValue(game.result(s, a)));
    return v;
  }

  function minValue(s: S): number {
    if (game.isTerminal(s)) return game.utility(s);
    requirePlayer(game, s, 'min');
    let v = Infinity;
    for (const a of game.actions(s)) v = Math.min(v, maxValue(game.result(s, a)));
    return v;
  }

  if (game.isTerminal(state)) return { value: game.utility(state), action: null };
  const isMax = game.player(state) === 'max';
  requirePlayer(game, state, isMax ? 'max' : 'min');
  let decision: Decision<A> | null = null;
  for (const action of game.actions(state)) {
    const value = (isMax ? minValue : maxValue)(game.result(state, action));
    if (decision === null || (isMax ? value > decision.value : value < decision.value))
      decision = { value, action };
  }
  return decision!;
}
