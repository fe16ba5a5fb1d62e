import type { Game } from '../game.ts';

/**
 * Where to stop looking ahead (fourth notes, "bounded lookahead"). A horizon turns a game into one that ends
 * there, where a position is worth its evaluation; every search then works on it as it is.
 */

/**
 * A state with its place in the search: how many plies, and how many full rounds, lie between it and the
 * start.
 */
export interface Placed<S> {
  readonly state: S;
  readonly ply: number;
  /** A round is over when it is the starting player's turn again after someone else's. */
  readonly rounds: number;
}

/** Whether to stop here, although the game goes on. */
export type Horizon<S> = (at: Placed<S>) => boolean;

/** Stop after so many plies, chance included. */
export const afterPlies =
  <S>(plies: number): Horizon<S> =>
  (at) =>
    at.ply >= plies;

/**
 * Stop after so many full rounds: with one player against several (several MIN layers in a row), a round is
 * one move of each.
 */
export const afterRounds =
  <S>(rounds: number): Horizon<S> =>
  (at) =>
    at.rounds >= rounds;

/** The same game, over where it is over or where the horizon says so. The search starts at `start`. */
export function withHorizon<S, A>(game: Game<S, A>, start: S, horizon: Horizon<S>): Game<Placed<S>, A> {
  const first = game.player(start);
  return {
    initial: { state: start, ply: 0, rounds: 0 },
    player: ({ state }) => game.player(state),
    actions: ({ state }) => game.actions(state),
    result(at, action) {
      const state = game.result(at.state, action);
      const isNewRound = game.player(state) === first && game.player(at.state) !== first;
      return { state, ply: at.ply + 1, rounds: at.rounds + (isNewRound ? 1 : 0) };
    },
    isTerminal: (at) => game.isTerminal(at.state) || horizon(at),
    utility: ({ state }) => (game.isTerminal(state) ? game.utility(state) : game.evaluate(state)),
    evaluate: ({ state }) => game.evaluate(state),
    probability: ({ state }, action) => game.probability(state, action),
  };
}
