import type { Action, Decision, Game, State } from '../../starter/cutoff';

/** From the last move to the first: an earlier move that is as good replaces a later one. */
export function maxN(game: Game, state: State): Decision {
  const mover = game.player(state);
  const found = below(game, state);
  if (found.length === 0) return { values: utilities(game, state), action: null };
  return found.reduceRight((best, one) => (one.values[mover]! >= best.values[mover]! ? one : best));
}

/** What each move leads to; nothing where the game is over. */
function below(game: Game, state: State): { values: number[]; action: Action }[] {
  return game.actions(state).map((action) => ({ action, values: maxN(game, game.result(state, action)).values }));
}

const utilities = (game: Game, state: State): number[] =>
  Array.from({ length: game.players }, (_, player) => game.utility(state, player));
