import { index } from './elements.ts';

/** Whole numbers from −this to this, exclusive, are looked up in a table, as there are many. */
const SMALL = 256;

/** Numbers different values as they come, from 0. It serves for one list after the other. */
export class Numbering {
  /** One more than the number of each small whole value; 0 for those that have none. */
  readonly #small = new Uint32Array(2 * SMALL);
  readonly #smallOnes: number[] = [];
  readonly #others = new Map<number, number>();
  #size = 0;

  numberOf(value: number): number {
    if (value > -SMALL && value < SMALL && Number.isInteger(value)) {
      const known = index(this.#small, value + SMALL);
      if (known > 0) return known - 1;
      this.#smallOnes.push(value);
      this.#small[value + SMALL] = this.#size + 1;
    } else {
      const known = this.#others.get(value);
      if (known !== undefined) return known;
      this.#others.set(value, this.#size);
    }
    this.#size += 1;
    return this.#size - 1;
  }

  /** Forgets all, and says how many there were. */
  clear(): number {
    const size = this.#size;
    for (const value of this.#smallOnes) this.#small[value + SMALL] = 0;
    this.#smallOnes.length = 0;
    if (this.#others.size > 0) this.#others.clear();
    this.#size = 0;
    return size;
  }
}
