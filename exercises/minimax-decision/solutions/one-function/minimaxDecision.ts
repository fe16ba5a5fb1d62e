import type { Action, Game, State } from '../../starter/cutoff';

/** One function of the value, with the plies that are left; the decision is read off the values. */
export function minimaxDecision(game: Game, state: State): Action | null {
  const actions = game.actions(state);
  const values = actions.map((action) => value(game, game.result(state, action), game.depthLimit - 1));
  const best = game.player(state) === 'max' ? Math.max(...values) : Math.min(...values);
  return actions[values.indexOf(best)] ?? null;
}

function value(game: Game, state: State, left: number): number {
  if (game.isTerminal(state)) return game.utility(state);
  if (left === 0) return game.evaluate(state);
  const values = game.actions(state).map((action) => value(game, game.result(state, action), left - 1));
  return game.player(state) === 'max' ? Math.max(...values) : Math.min(...values);
}
