/**
 * What your code is given, for editors only: nothing here runs.
 * Every question that you ask is counted, and the report can show each step of your search.
 */

/**
 * A board: one queen in each column. `board[column]` is the row of its queen; rows and columns count from 0.
 * You always get a copy, so changing a board changes nothing but your copy.
 */
export type Board = number[];

export interface Problem {
  /** The board to start from. */
  readonly initial: Board;

  /** All boards that differ in the row of one queen, in a fixed order. */
  neighbours(board: Board): Board[];

  /** The same list, for those who spell it so. */
  neighbors(board: Board): Board[];

  /** What is maximised: minus the number of pairs of queens that attack each other. 0 is a solution. */
  value(board: Board): number;

  /** A random board. Steepest ascent has no use for it. */
  randomState(): Board;
}

export interface Options {
  /** How many sideways moves in a row are allowed; none if it is not there. */
  readonly sideways?: number;

  /** `random` where each of several best neighbours must be equally likely. */
  readonly ties?: string;
}

/** Random numbers from the seed of the run. `Math.random` draws from the same stream. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  number(): number;

  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number;

  /** An item of a list that is not empty. */
  choice<T>(list: readonly T[]): T;

  /** Shuffles the list in place and returns it. */
  shuffle<T>(list: T[]): T[];
}
