/**
 * What your code is given, for editors only: nothing here runs.
 * Every question that you ask is counted, and the report can show each step of your search.
 */

/** An individual: a list of whole numbers, as long as all others. */
export type Individual = number[];

/** How fit an individual is: 0 or more, and more is better. */
export type Fitness = (individual: Individual) => number;

export interface Options {
  /** The chance that a child is mutated. */
  readonly mutationRate: number;

  /** How many values a position can take: 0 to values - 1. */
  readonly values: number;

  /** How many generations there may be. */
  readonly generations: number;

  /** The fitness at which to stop. */
  readonly fitEnough: number;

  /** Call it with each new population, once a generation. */
  onGeneration(population: Individual[]): void;
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
