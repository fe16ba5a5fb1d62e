import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/**
 * The seeded stream that every randomised algorithm takes as its first parameter.
 *
 * A class, so that a stream is a value: `clone()` continues from here without disturbing the original.
 * Same seed, same draws, on every engine: only 32-bit integer arithmetic and exact scaling by powers of two.
 */
export class Random {
  readonly #generator: RandomGenerator;

  private constructor(generator: RandomGenerator) {
    this.#generator = generator;
  }

  static seeded(seed: number): Random {
    return new Random(xoroshiro128plusFromState(seedWords(seed)));
  }

  clone(): Random {
    return new Random(this.#generator.clone());
  }

  /** 32 fresh bits, as an unsigned integer. */
  bits(): number {
    return this.#generator.next() >>> 0;
  }

  /** Uniform in [0, 1), a multiple of 2^-53. */
  number(): number {
    const high = this.bits() >>> 5; // 27 bits
    const low = this.bits() >>> 6; // 26 bits
    return (high * 0x4000000 + low) / 0x20000000000000;
  }

  /** Uniform over the integers from `low` to `high`, both ends included; the span is at most 2^32. */
  integer(low: number, high: number): number {
    const span = high - low + 1;
    // Rejection keeps every value equally likely; the limit is the largest multiple of the span.
    const limit = 0x100000000 - (0x100000000 % span);
    let draw = this.bits();
    while (draw >= limit) draw = this.bits();
    return low + (draw % span);
  }

  /** Uniform over the items of a list that is not empty. */
  choice<T>(list: readonly T[]): T {
    return list[this.integer(0, list.length - 1)] as T;
  }

  /** Fisher–Yates, in place; returns its argument. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i -= 1) {
      const j = this.integer(0, i);
      [list[i], list[j]] = [list[j] as T, list[i] as T];
    }
    return list;
  }
}

/** What a randomised algorithm asks of its stream, so that another generator can stand in for `Random`. */
export type Draws = Pick<Random, 'number' | 'integer' | 'choice' | 'shuffle'>;

/**
 * Four well-mixed 32-bit words from a seed. Seeds in use are small and close together, and a generator
 * started from the bare number makes its first draws almost the same for all of them (near 1, for seeds 0 to
 * 4,000).
 */
export function seedWords(seed: number): [number, number, number, number] {
  const word = (k: number): number => mix((seed + Math.imul(k, 0x9e3779b9)) | 0);
  return [word(1), word(2), word(3), word(4)];
}

/**
 * A bijection of 32-bit integers in which every input bit moves about half of the output bits ("lowbias32").
 */
function mix(x: number): number {
  let h = x ^ (x >>> 16);
  h = Math.imul(h, 0x21f0aaad);
  h ^= h >>> 15;
  h = Math.imul(h, 0x735a2d97);
  return h ^ (h >>> 15);
}
