import type { Decision, Game, State } from '../../starter/cutoff';

/** No colour is handed down: a leaf asks whose turn it would be. The move is chosen at the root alone. */
export function negamax(game: Game, state: State): Decision {
  const sign = game.player(state) === 'max' ? 1 : -1;
  if (game.isTerminal(state)) return { value: game.utility(state), action: null };
  const moves = game.actions(state).map((action) => ({ action, value: -worth(game, game.result(state, action), 1) }));
  const best = moves.reduce((a, b) => (b.value > a.value ? b : a));
  return { value: sign * best.value, action: best.action };
}

/** What a state is worth to whoever is to move there. */
function worth(game: Game, state: State, ply: number): number {
  const sign = game.player(state) === 'max' ? 1 : -1;
  if (game.isTerminal(state)) return sign * game.utility(state);
  if (ply >= game.depthLimit) return sign * game.evaluate(state);
  return Math.max(...game.actions(state).map((action) => -worth(game, game.result(state, action), ply + 1)));
}
