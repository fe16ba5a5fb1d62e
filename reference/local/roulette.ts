/** Random choice by weight, and random choice without replacement: what several local searches share. */
import type { Draws } from '../random.ts';

/**
 * Position of an item, each with probability weight / total. One draw.
 *
 * Weights are finite and not negative; if all are 0 every position is equally likely. An item of weight 0 is
 * never chosen otherwise: the spin lies in [0, total), and an item is taken when the sum so far exceeds it.
 */
export function roulette(random: Draws, weights: readonly number[]): number {
  let total = 0;
  for (const weight of weights) {
    if (!(weight >= 0 && weight < Infinity))
      throw new RangeError(`a weight is finite and not negative, not ${weight}`);
    total += weight;
  }
  if (total === 0) return random.integer(0, weights.length - 1);
  const spin = random.number() * total;
  let sum = 0;
  let last = 0;
  for (let i = 0; i < weights.length; i += 1) {
    sum += weights[i]!;
    if (spin < sum) return i;
    if (weights[i]! > 0) last = i;
  }
  return last; // rounding can put the spin on the total itself
}

/**
 * Positions 0 to count − 1 in random order, without replacement, drawn one at a time: a Fisher–Yates shuffle
 * that stores only the places it has touched, so that a search which stops early pays for what it drew.
 */
export class Urn {
  readonly #moved = new Map<number, number>();
  readonly #count: number;
  #drawn = 0;

  constructor(count: number) {
    this.#count = count;
  }

  get isEmpty(): boolean {
    return this.#drawn >= this.#count;
  }

  draw(random: Draws): number {
    if (this.isEmpty) throw new RangeError('the urn is empty');
    const at = random.integer(this.#drawn, this.#count - 1);
    const item = this.#moved.get(at) ?? at;
    this.#moved.set(at, this.#moved.get(this.#drawn) ?? this.#drawn);
    this.#drawn += 1;
    return item;
  }
}
