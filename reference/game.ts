/**
 * Turn-taking games as the course notes define them (fourth and fifth notes: S0, PLAYER, ACTIONS, RESULT,
 * TERMINAL-TEST, UTILITY), with chance nodes and an evaluation for depth-limited search.
 */

/** Who moves in a two-player game, with or without chance. */
export const PLAYERS = ['max', 'min', 'chance'] as const;
export type Player = (typeof PLAYERS)[number];

/**
 * A game seen from MAX: `utility` and `evaluate` are MAX's view.
 *
 * `S` is a state, `A` an action. `actions(s)` is a fresh list in a fixed order, empty at terminals.
 * `player(s)` of a terminal is the player who would move there: the opponent of the parent's player.
 */
export interface Game<S, A> {
  readonly initial: S;
  player(state: S): Player;
  actions(state: S): A[];
  result(state: S, action: A): S;
  isTerminal(state: S): boolean;
  /** True value at the end of the game. Only defined at terminals. */
  utility(state: S): number;
  /** Estimated value where the depth limit stops the search; at terminals the utility. */
  evaluate(state: S): number;
  /** Probability of a chance outcome; the probabilities of a chance node's actions sum to 1. */
  probability(state: S, action: A): number;
}

/**
 * The same game as an object of its own, to be changed in part: `{ ...sameGame(game), utility: … }`. To
 * spread the game itself would lose the methods of a class.
 */
export function sameGame<S, A>(game: Game<S, A>): Game<S, A> {
  return {
    initial: game.initial,
    player: (state) => game.player(state),
    actions: (state) => game.actions(state),
    result: (state, action) => game.result(state, action),
    isTerminal: (state) => game.isTerminal(state),
    utility: (state) => game.utility(state),
    evaluate: (state) => game.evaluate(state),
    probability: (state, action) => game.probability(state, action),
  };
}

/**
 * What a search reports about the root: its value in MAX's view and the action to take, null at a terminal.
 */
export interface Decision<A> {
  value: number;
  action: A | null;
}

/** As a `Decision`, with every optimal action in the order of `actions`. */
export interface AllOptimal<A> {
  value: number;
  actions: A[];
}

/** Bounds passed down: MAX is sure of at least `alpha`, MIN of at most `beta`. */
export interface Window {
  alpha: number;
  beta: number;
}

/** The window that says nothing: every value lies inside. */
export const FULL_WINDOW: Window = { alpha: -Infinity, beta: Infinity };

/** Cut on `v > beta` (strict) or `v >= beta` (non-strict), and the mirror image at MIN. */
export const CUTS = ['strict', 'non-strict'] as const;
export type Cut = (typeof CUTS)[number];

/** Value clamped to the window, not clamped, or clamped on the side it starts from only (third notes). */
export const RETURNS = ['fail-soft', 'fail-hard', 'half-clamped'] as const;
export type Returns = (typeof RETURNS)[number];

/** What a returned value means for the true one. */
export const BOUNDS = ['exact', 'lower', 'upper'] as const;
export type Bound = (typeof BOUNDS)[number];
