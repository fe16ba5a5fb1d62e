import type { Action, Decision, Game, State } from '../../starter/cutoff';

/** One value function that asks whose move it is, and one decision at the root. */
export function minimax(game: Game, state: State): Decision {
  if (game.isTerminal(state)) return { value: game.utility(state), action: null };
  const choices = game.actions(state).map((action): [number, Action] => [value(game, game.result(state, action), 1), action]);
  const [best, action] = choices.reduce((a, b) => (better(game, state, b[0], a[0]) ? b : a));
  return { value: best, action };
}

function value(game: Game, state: State, ply: number): number {
  if (game.isTerminal(state)) return game.utility(state);
  if (ply >= game.depthLimit) return game.evaluate(state);
  const values = game.actions(state).map((action) => value(game, game.result(state, action), ply + 1));
  return game.player(state) === 'max' ? Math.max(...values) : Math.min(...values);
}

function better(game: Game, state: State, a: number, b: number): boolean {
  return game.player(state) === 'max' ? a > b : a < b;
}
