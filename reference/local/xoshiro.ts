import { seedWords, type Draws } from '../random.ts';

/**
 * A faster stream for the fast forms: xoshiro128++ (Blackman & Vigna 2019), which needs 32-bit arithmetic
 * only.
 *
 * `Random` is exactly uniform; this one trades a little of that for one draw a number. `integer` scales 31
 * bits, so that no value is more than 1 + span / 2^31 times as likely as another, for spans up to 2^22.
 * `number` has 27 bits.
 */
export class Xoshiro implements Draws {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  private constructor(a: number, b: number, c: number, d: number) {
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#d = d;
  }

  static seeded(seed: number): Xoshiro {
    return new Xoshiro(...seedWords(seed));
  }

  /** The four words of the state, for a loop that keeps them in variables; `restore` puts them back. */
  save(): [number, number, number, number] {
    return [this.#a, this.#b, this.#c, this.#d];
  }

  restore([a, b, c, d]: readonly [number, number, number, number]): void {
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#d = d;
  }

  clone(): Xoshiro {
    return new Xoshiro(this.#a, this.#b, this.#c, this.#d);
  }

  /** 32 fresh bits, as a signed integer. */
  next(): number {
    const a = this.#a;
    const b = this.#b;
    const sum = (a + this.#d) | 0;
    const c = this.#c ^ a;
    const d = this.#d ^ b;
    this.#b = b ^ c;
    this.#a = a ^ d;
    this.#c = c ^ (b << 9);
    this.#d = (d << 11) | (d >>> 21);
    return (((sum << 7) | (sum >>> 25)) + a) | 0;
  }

  /** From 0 to `count` − 1; `count` is at most 2^22, so that the product is exact. */
  below(count: number): number {
    return ((this.next() >>> 1) * count * 2 ** -31) | 0;
  }

  number(): number {
    return (this.next() >>> 5) * 2 ** -27;
  }

  integer(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  choice<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j] as T, list[i] as T];
    }
    return list;
  }
}
