import { add, byte, item, real } from './elements.ts';

/** A choice by classes of its options, such as those with one value of a feature. */
export class Classed {
  /** How likely each class was, and what part of the outcome was in each: as many as a power of 2. */
  readonly p: Float64Array;
  readonly outcome: Float64Array;
  /** The classes that could come, in order: the first `size` of these. */
  readonly open: Uint8Array;
  size = 0;

  constructor(count: number) {
    this.p = new Float64Array(count);
    this.outcome = new Float64Array(count);
    this.open = new Uint8Array(count);
  }

  /**
   * `classes`: the class of each option; `chances`: how likely each is; `shares` of each option taken, in the
   * outcome, sum to 1.
   */
  read(classes: Uint8Array, chances: Float64Array, taken: readonly number[], shares: Float64Array): void {
    const { p, outcome, open } = this;
    for (let i = 0; i < this.size; i += 1) p[byte(open, i)] = outcome[byte(open, i)] = 0;
    let size = 0;
    for (let j = 0; j < chances.length; j += 1) {
      const chance = real(chances, j);
      if (chance === 0) continue;
      const c = byte(classes, j);
      const before = real(p, c);
      if (before === 0) open[size++] = c;
      p[c] = before + chance;
    }
    for (let s = 0; s < taken.length; s += 1) {
      const c = byte(classes, item(taken, s));
      // What was so unlikely that its chance is 0 in all its digits did come.
      if (real(p, c) === 0 && real(outcome, c) === 0) open[size++] = c;
      outcome[c] = real(outcome, c) + real(shares, s);
    }
    this.size = size;
  }
}

/**
 * How classes are sorted into others: each is moved on by `by`, and of what comes the last `halved` binary
 * digits are left out; `row` tells what goes before.
 */
export interface Sorting {
  readonly by: number;
  readonly halved?: number;
  readonly row?: number;
}

const AS_THEY_ARE: Sorting = { by: 0 };

/**
 * A bet on options of a class that has been taken more often than it should have been so far:
 * q_j ∝ p0_j · (c + 1) / (e + 1), where c counts how often the class of option j was taken, and e how often
 * that was to be expected.
 */
export class ClassBet {
  /** One more than was taken, and than was expected. */
  readonly #taken: Float64Array;
  readonly #expected: Float64Array;
  logE = 0;

  constructor(classes: number) {
    this.#taken = new Float64Array(classes).fill(1);
    this.#expected = new Float64Array(classes).fill(1);
  }

  update({ open, size, p, outcome }: Classed, { by, halved = 0, row = 0 } = AS_THEY_ARE): void {
    const [taken, expected] = [this.#taken, this.#expected];
    const mask = p.length - 1;
    const base = row * (p.length >> halved);
    let [all, got] = [0, 0];
    for (let i = 0; i < size; i += 1) {
      const c = byte(open, i);
      const k = base + (((c + by) & mask) >> halved);
      const weight = real(taken, k) / real(expected, k);
      all += real(p, c) * weight;
      got += real(outcome, c) * weight;
    }
    this.logE += Math.log(got / all);
    for (let i = 0; i < size; i += 1) {
      const c = byte(open, i);
      const k = base + (((c + by) & mask) >> halved);
      add(expected, k, real(p, c));
      add(taken, k, real(outcome, c));
    }
  }
}

/** A bet on the class of an earlier choice, that it comes again more or less often than it should. */
export class RepeatBet {
  logE = 0;
  #taken = 0;
  #expected = 0;

  update({ p, outcome }: Classed, before: number): void {
    const [chance, again] = [real(p, before), real(outcome, before)];
    const weight = (this.#taken + 1) / (this.#expected + 1);
    this.logE += Math.log((again * weight + (1 - again)) / (chance * weight + (1 - chance)));
    this.#taken += again;
    this.#expected += chance;
  }
}
