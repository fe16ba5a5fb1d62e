import type { Action, AllOptimal, Game, State } from './cutoff';

/** Negamax, fail-soft, with strict cuts. */
export function allOptimalActions(game: Game, state: State): AllOptimal {
  const values = new Map<Action, number>();
  const search = (s: State, depth: number, alpha: number, beta: number, colour: number): number => {
    if (game.isTerminal(s)) return colour * game.utility(s);
    if (depth === game.depthLimit) return colour * game.evaluate(s);
    let best = -Infinity;
    for (const action of game.actions(s)) {
      const v = -search(game.result(s, action), depth + 1, -beta, -Math.max(alpha, best), -colour);
      if (depth === 0) values.set(action, v);
      best = Math.max(best, v);
      if (best > beta) return best;
    }
    return best;
  };
  const colour = game.player(state) === 'max' ? 1 : -1;
  const best = search(state, 0, -Infinity, Infinity, colour);
  return { value: colour * best, actions: [...values.keys()].filter((action) => values.get(action) === best) };
}
