import type { Game } from '../game.ts';

/**
 * A game of any number of players, each with a utility of its own (fourth notes, UTILITY(s, p)). Players are
 * numbered from 0. Otherwise as `Game`.
 */
export interface MultiGame<S, A> {
  readonly initial: S;
  readonly players: number;
  player(state: S): number | 'chance';
  actions(state: S): A[];
  result(state: S, action: A): S;
  isTerminal(state: S): boolean;
  utility(state: S, player: number): number;
  evaluate(state: S, player: number): number;
  probability(state: S, action: A): number;
}

/**
 * A two-player game with a payoff for each: MAX is player 0 and gets what the game says, MIN is player 1 and
 * gets the rest of `total`. Zero-sum for 0; chess's 1, ½ and 0 share out 1 (fifth notes).
 */
export function constantSum<S, A>(game: Game<S, A>, total = 0): MultiGame<S, A> {
  const share = (payoff: number, player: number): number => (player === 0 ? payoff : total - payoff);
  return {
    ...unchanged(game),
    players: 2,
    player: (state) => NUMBERS[game.player(state)],
    utility: (state, player) => share(game.utility(state), player),
    evaluate: (state, player) => share(game.evaluate(state), player),
  };
}

/** The same game played as one team: each player's utility is the sum of all. */
export function cooperative<S, A>(game: MultiGame<S, A>): MultiGame<S, A> {
  const everyone = Array.from({ length: game.players }, (_, player) => player);
  const total = (of: (player: number) => number): number =>
    everyone.reduce((sum, player) => sum + of(player), 0);
  return {
    ...unchanged(game),
    players: game.players,
    player: (state) => game.player(state),
    utility: (state) => total((player) => game.utility(state, player)),
    evaluate: (state) => total((player) => game.evaluate(state, player)),
  };
}

const NUMBERS = { max: 0, min: 1, chance: 'chance' } as const;

type Shared<S, A> = Pick<Game<S, A>, 'initial' | 'actions' | 'result' | 'isTerminal' | 'probability'>;

function unchanged<S, A>(game: Shared<S, A>): Shared<S, A> {
  return {
    initial: game.initial,
    actions: (state) => game.actions(state),
    result: (state, action) => game.result(state, action),
    isTerminal: (state) => game.isTerminal(state),
    probability: (state, action) => game.probability(state, action),
  };
}
