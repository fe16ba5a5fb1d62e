import { sameGame, type Game } from '../game.ts';

/** One feature of a position, and how much it counts. */
export interface Feature<S> {
  readonly weight: number;
  value(state: S): number;
}

/**
 * EVAL(s) = w₁f₁(s) + w₂f₂(s) + … + wₙfₙ(s), a weighted linear sum of features (fourth notes), in MAX's view.
 */
export function linearEvaluation<S>(features: readonly Feature<S>[]): (state: S) => number {
  return (state) => features.reduce((sum, feature) => sum + feature.weight * feature.value(state), 0);
}

/** The same game with another evaluation; at terminals it stays the utility. */
export function withEvaluation<S, A>(game: Game<S, A>, evaluate: (state: S) => number): Game<S, A> {
  return {
    ...sameGame(game),
    evaluate: (state) => (game.isTerminal(state) ? game.utility(state) : evaluate(state)),
  };
}
