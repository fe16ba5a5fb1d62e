import { sameGame, type Game } from '../game.ts';

/**
 * The same game against an opponent who plays at random (fourth notes, "random opponents"): the opponent's
 * nodes become chance nodes, all its actions equally likely. Expectimax then finds the best play against such
 * an opponent, which may be other than minimax's.
 */
export function againstRandom<S, A>(game: Game<S, A>, opponent: 'max' | 'min' = 'min'): Game<S, A> {
  return {
    ...sameGame(game),
    player(state) {
      const player = game.player(state);
      return player === opponent ? 'chance' : player;
    },
    probability: (state, action) =>
      game.player(state) === opponent ? 1 / game.actions(state).length : game.probability(state, action),
  };
}
