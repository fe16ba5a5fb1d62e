import { add, byte, item, real } from './elements.ts';

/** A choice by classes of its options, such as those with one value of a feature. */
export interface Classed {
  /** How likely each class was, and what part of the outcome was in each: as many as a power of 2. */
  readonly p: Float64Array;
  readonly outcome: Float64Array;
  /** The classes that could come, in order. */
  readonly open: readonly number[];
}

/**
 * `classes`: the class of each option, below `count`; `chances`: how likely each is; `shares` of each option
 * taken, in the outcome, sum to 1.
 */
export function classed(
  count: number,
  classes: Uint8Array,
  chances: Float64Array,
  taken: readonly number[],
  shares: Float64Array,
): Classed {
  const p = new Float64Array(count);
  const outcome = new Float64Array(count);
  const open: number[] = [];
  for (let j = 0; j < chances.length; j += 1) {
    const chance = real(chances, j);
    if (chance === 0) continue;
    const at = byte(classes, j);
    if (real(p, at) === 0) open.push(at);
    add(p, at, chance);
  }
  for (let s = 0; s < taken.length; s += 1) {
    const at = byte(classes, item(taken, s));
    add(outcome, at, real(shares, s));
    // What was so unlikely that its chance is 0 in all its digits did come.
    if (real(p, at) === 0 && !open.includes(at)) open.push(at);
  }
  return { p, outcome, open };
}

/**
 * How classes are sorted into others: class c, or its mirror image, is moved on by `by`, and of what comes
 * the last `halved` binary digits are left out; `row` tells what goes before.
 */
export interface Sorting {
  readonly by: number;
  readonly sign?: 1 | -1;
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
  readonly #taken: Float64Array;
  readonly #expected: Float64Array;
  logE = 0;

  constructor(classes: number) {
    this.#taken = new Float64Array(classes);
    this.#expected = new Float64Array(classes);
  }

  update({ p, outcome, open }: Classed, { by, sign = 1, halved = 0, row = 0 } = AS_THEY_ARE): void {
    const [taken, expected] = [this.#taken, this.#expected];
    const mask = p.length - 1;
    const base = row * (p.length >> halved);
    let [all, got] = [0, 0];
    for (let i = 0; i < open.length; i += 1) {
      const c = item(open, i);
      const k = base + (((sign * c + by) & mask) >> halved);
      const weight = (real(taken, k) + 1) / (real(expected, k) + 1);
      all += real(p, c) * weight;
      got += real(outcome, c) * weight;
    }
    this.logE += Math.log(got / all);
    for (let i = 0; i < open.length; i += 1) {
      const c = item(open, i);
      const k = base + (((sign * c + by) & mask) >> halved);
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
