import type { Game } from '../game.ts';

/**
 * The same game against an opponent who plays at random (fourth notes, "random opponents"): the opponent's nodes become
 * chance nodes, all its actions equally likely. Expectimax then finds the best play against such an opponent, which
 * may be other than minimax's.
 */
export function againstRandom<S, A>(game: Game<S, A>, opponent: 'max' | 'min' = 'min'): Game<S, A> {
  return {
    initial: game.initial,
    player(state) {
      const player = game.player(state);
      return player === opponent ? 'chance' : player;
    },
    actions: (state) => game.actions(state),
    result: (state, action) => game.result(state, action),
    isTerminal: (state) => game.isTerminal(state),
    utility: (state) => game.utility(state),
    evaluate: (state) => game.evaluate(state),
    probability: (state, action) => (game.player(state) === opponent ? 1 / game.actions(state).length : game.probability(state, action)),
  };
}
