import type { PositionWeights } from './positions.ts';

/**
 * What a test of random states bets on, number by number: the chance of each of `values` after the numbers
 * before; `initial` is the run's own start. They sum to at most 1.
 */
type StartWeights = (
  values: readonly number[],
  before: readonly number[],
  initial: readonly number[],
) => readonly number[];

/** … or which of several states that were given it is, by their values from the lowest to the highest. */
export type StartChance = { readonly numbers: StartWeights } | { readonly picks: PositionWeights };

/** By the rank of the value alone. */
export const byRank = (weights: PositionWeights): StartChance => ({
  numbers: ({ length }) => weights(length),
});

/** No value occurs twice. */
export const asPermutation: StartChance = {
  numbers: (values, before) => inShares(values.map((value) => (before.includes(value) ? 0 : 1))),
};

/** One number everywhere. */
export const oneNumber: StartChance = {
  numbers: (values, before) =>
    before.length === 0
      ? inShares(values.map(() => 1))
      : values.map((value) => (value === before[0] ? 1 : 0)),
};

/** The numbers of the initial state in another order. */
export const initialShuffled: StartChance = {
  numbers: (values, before, initial) =>
    inShares(values.map((value) => Math.max(0, countOf(initial, value) - countOf(before, value)))),
};

const countOf = (state: readonly number[], value: number): number =>
  state.reduce((count, each) => count + (each === value ? 1 : 0), 0);

/** Proportional to the weights; equal where all are 0, as no such state goes on from here. */
function inShares(weights: readonly number[]): number[] {
  const total = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (total > 0 ? weight / total : 1 / weights.length));
}
