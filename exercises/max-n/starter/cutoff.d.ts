/**
 * What your code is given, for editors only: nothing here runs.
 * Every question that you ask the game is counted, and the report can show where your search went.
 */

/** A player: a whole number from 0 to `game.players - 1`. */
export type Player = number;

/** A state of the game: a whole number, the same for the same state. Only the game knows what it stands for. */
export type State = number;

/** A move, as `game.actions(state)` lists it. */
export type Action = string;

export interface Game {
  /** How many players there are: two or more. */
  readonly players: number;

  /** Who moves in this state. Ask it: a player may move twice in a row, and anyone may move first. */
  player(state: State): Player;

  /** The moves in this state, as a fresh list in a fixed order. Empty where the game is over. */
  actions(state: State): Action[];

  /** The state that a move leads to. */
  result(state: State, action: Action): State;

  /** Whether the game is over. */
  isTerminal(state: State): boolean;

  /** What the end of the game is worth to one player. An error anywhere else. */
  utility(state: State, player: Player): number;
}

/** What you return. */
export interface Decision {
  /** What each player gets, in the order of their numbers. */
  values: number[];
  /** The move of the player whose turn it is; `null` where the game is over. */
  action: Action | null;
}
