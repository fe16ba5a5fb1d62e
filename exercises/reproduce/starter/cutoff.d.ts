/**
 * What your code is given, for editors only: nothing here runs.
 * Every question that you ask is counted, and the report can show each step of your search.
 */

/** An individual: a list of whole numbers, as long as all others. */
export type Individual = number[];

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
