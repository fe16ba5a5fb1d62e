/**
 * What your code is given, for editors only: nothing here runs.
 * Every question that you ask the game is counted, and the report can show where your search went.
 */

/** Who moves. `chance` is a throw of dice or a draw of cards: nobody chooses. */
export type Player = 'max' | 'min' | 'chance';

/** A state of the game: a whole number, the same for the same state. Only the game knows what it stands for. */
export type State = number;

/** A move, as `game.actions(state)` lists it. */
export type Action = string;

export interface Game {
  /** Who moves in this state. Ask it: the players need not take turns. */
  player(state: State): Player;

  /** The moves in this state, as a fresh list in a fixed order. Empty where the game is over. */
  actions(state: State): Action[];

  /** The state that a move leads to. At a chance node: the state after that outcome. */
  result(state: State, action: Action): State;

  /** Whether the game is over. */
  isTerminal(state: State): boolean;

  /** What the end of the game is worth to MAX. An error anywhere else. */
  utility(state: State): number;

  /**
   * An estimate of what a state is worth to MAX, for states where the depth limit stops the search.
   * Where the game is over it is the utility. An error where a game without a depth limit has no estimate.
   */
  evaluate(state: State): number;

  /** How likely an outcome of a chance node is. The probabilities of one node's outcomes sum to 1. An error elsewhere. */
  probability(state: State, action: Action): number;

  /** How many plies to search, counted from the state you are given; a throw is a ply. `Infinity` if there is no limit. */
  readonly depthLimit: number;

  /** No leaf is worth less than this, nor is any estimate. */
  readonly lowest: number;

  /** No leaf is worth more than this, nor is any estimate. */
  readonly highest: number;
}

/** What you return. */
export interface Decision {
  /** What the state is worth to MAX, whoever moves. */
  value: number;
  /** A best move for the player whose turn it is; `null` where the game is over. */
  action: Action | null;
}
