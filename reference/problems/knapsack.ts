/**
 * The 0/1 knapsack: choose items of the highest total worth whose total weight fits the capacity.
 *
 * A state has a bit an item; neighbour k puts item k in or takes it out. A choice that fits is worth its
 * items' sum; one that does not is worth how far it is too heavy, below zero, so that a search outside climbs
 * back in and no unfit choice ever beats the empty one.
 */
import type { MoveProblem, Problem } from '../problem.ts';
import { checkBits, flips } from './oneMax.ts';

/** What may be packed; weight and capacity in one unit. */
export interface Item {
  /** Positive. */
  readonly weight: number;
  /** Not negative. */
  readonly worth: number;
}

/** A choice of items, with its sums. */
export interface KnapsackWork {
  readonly bits: number[];
  weight: number;
  worth: number;
}

/** @param initial A bit an item. */
export function knapsack(
  items: readonly Item[],
  capacity: number,
  initial: readonly number[],
): Problem<number[]> {
  check(items, capacity, initial);
  return {
    initial: checkBits(initial),
    neighbours: flips,
    value(state) {
      const sum = (of: (item: Item) => number): number =>
        items.reduce((total, item, i) => (state[i] === 1 ? total + of(item) : total), 0);
      return worthOf(
        capacity,
        sum((item) => item.weight),
        sum((item) => item.worth),
      );
    },
  };
}

/** `knapsack` by its moves: move k puts item k in or takes it out. @throws RangeError as `knapsack`. */
export function knapsackMoves(
  items: readonly Item[],
  capacity: number,
  initial: readonly number[],
): MoveProblem<number[], KnapsackWork> {
  check(items, capacity, initial);
  const value = ({ weight, worth }: KnapsackWork): number => worthOf(capacity, weight, worth);
  const sign = (work: KnapsackWork, move: number): number => 1 - 2 * work.bits[move]!;
  return {
    initial: checkBits(initial),
    open(state) {
      const work: KnapsackWork = { bits: state.map(() => 0), weight: 0, worth: 0 };
      state.forEach((bit, i) => bit === 1 && this.apply(work, i));
      return work;
    },
    state: ({ bits }) => [...bits],
    value,
    moves: () => items.length,
    delta(work, move) {
      const item = items[move]!;
      const by = sign(work, move);
      return worthOf(capacity, work.weight + by * item.weight, work.worth + by * item.worth) - value(work);
    },
    apply(work, move) {
      const item = items[move]!;
      const by = sign(work, move);
      work.weight += by * item.weight;
      work.worth += by * item.worth;
      work.bits[move] = 1 - work.bits[move]!;
    },
  };
}

function worthOf(capacity: number, weight: number, worth: number): number {
  return weight <= capacity ? worth : capacity - weight;
}

function check(items: readonly Item[], capacity: number, initial: readonly number[]): void {
  if (!(capacity >= 0 && capacity < Infinity))
    throw new RangeError(`a capacity is finite and not negative, not ${capacity}`);
  if (initial.length !== items.length)
    throw new RangeError(`${items.length} items need ${items.length} bits, not ${initial.length}`);
  for (const { weight, worth } of items) {
    if (!(weight > 0 && weight < Infinity))
      throw new RangeError(`an item's weight is positive and finite, not ${weight}`);
    if (!(worth >= 0 && worth < Infinity))
      throw new RangeError(`an item's worth is finite and not negative, not ${worth}`);
  }
}
