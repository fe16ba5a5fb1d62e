/**
 * What your code is given, for editors only: nothing here runs.
 * Every question that you ask is counted, and the report can show each step of your search.
 */

/**
 * A state: a list of whole numbers. On a board of queens, `state[column]` is the row of the queen there, from 0.
 * You always get a copy, so changing a state changes nothing but your copy.
 */
export type State = number[];

export interface Problem {
  /** The state to start from. */
  readonly initial: State;

  /** All neighbours of a state, in a fixed order. */
  neighbours(state: State): State[];

  /** The same list, for those who spell it so. */
  neighbors(state: State): State[];

  /** What is maximised. For queens: minus the number of pairs that attack each other, so that 0 is a solution. */
  value(state: State): number;

  /** A random state: all are equally likely. */
  randomState(): State;
}

export interface Options {
  /** How many states the beam holds. */
  readonly k: number;

  /** How many steps there may be. */
  readonly steps: number;

  /** The value at which to stop. */
  readonly goal: number;
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
