import { add, byte, item, real } from '../elements.ts';
import { chancesOf, type Options, outcomeOf } from '../manyWay.ts';

/** Places in a list of any length: its sixteenths. */
export const PLACES = 16;

/** A choice by places. */
export interface PlaceDecision {
  /** How likely each place was, and what part of the outcome was in each. */
  readonly p: Float64Array;
  readonly outcome: Float64Array;
  /** The places that could come, in order. */
  readonly open: readonly number[];
  /** The first place of the outcome. */
  readonly first: number;
}

/** `p`: the chance of each option; `shares`: of each option taken, in the outcome. */
export function placesOf(p: Float64Array, taken: readonly number[], shares: Float64Array): PlaceDecision {
  const k = p.length;
  const placeOf = (j: number): number => Math.floor(((j + 0.5) * PLACES) / k);
  const places = new Float64Array(PLACES);
  const outcome = new Float64Array(PLACES);
  const open: number[] = [];
  for (let j = 0; j < k; j += 1) {
    const place = placeOf(j);
    if (real(places, place) === 0 && real(p, j) > 0) open.push(place);
    add(places, place, real(p, j));
  }
  for (let s = 0; s < taken.length; s += 1) add(outcome, placeOf(item(taken, s)), real(shares, s));
  return { p: places, outcome, open, first: placeOf(taken[0] ?? 0) };
}

/**
 * How places are sorted into classes: place c, or its mirror image, is moved on by `by`, and of what comes
 * the last `halved` binary digits are left out; `row` tells what goes before.
 */
export interface Classes {
  readonly by: number;
  readonly sign?: 1 | -1;
  readonly halved?: number;
  readonly row?: number;
}

/**
 * A bet on places of a class that has been taken more often than it should have been so far, as `FeatureBet`
 * is on features.
 */
export class PlaceBet {
  readonly #taken: Float64Array;
  readonly #expected: Float64Array;
  logE = 0;

  constructor(classes = PLACES) {
    this.#taken = new Float64Array(classes);
    this.#expected = new Float64Array(classes);
  }

  update({ p, outcome, open }: PlaceDecision, { by, sign = 1, halved = 0, row = 0 }: Classes): void {
    const [taken, expected] = [this.#taken, this.#expected];
    const base = row * (PLACES >> halved);
    let [all, got] = [0, 0];
    for (let i = 0; i < open.length; i += 1) {
      const c = item(open, i);
      const k = base + (((sign * c + by) & (PLACES - 1)) >> halved);
      const weight = (real(taken, k) + 1) / (real(expected, k) + 1);
      all += real(p, c) * weight;
      got += real(outcome, c) * weight;
    }
    this.logE += Math.log(got / all);
    for (let i = 0; i < open.length; i += 1) {
      const c = item(open, i);
      const k = base + (((sign * c + by) & (PLACES - 1)) >> halved);
      add(expected, k, real(p, c));
      add(taken, k, real(outcome, c));
    }
  }
}

/** A bet on the place of an earlier choice, that it comes again more or less often than it should. */
export class RepeatBet {
  logE = 0;
  #taken = 0;
  #expected = 0;

  update({ p, outcome }: PlaceDecision, before: number): void {
    const [chance, again] = [real(p, before), real(outcome, before)];
    const weight = (this.#taken + 1) / (this.#expected + 1);
    this.logE += Math.log((again * weight + (1 - again)) / (chance * weight + (1 - chance)));
    this.#taken += again;
    this.#expected += chance;
  }
}

/** The options of a decision with their chances, worked out once. */
export interface Weighed {
  readonly options: Options;
  readonly p: Float64Array;
  readonly taken: readonly number[];
  readonly shares: Float64Array;
  /** The option that is likelier than all others together; −1 if there is none. */
  readonly likelier: number;
}

export function weigh(options: Options, taken: readonly number[]): Weighed {
  const p = chancesOf(options.logP);
  const likelier = p.findLastIndex((chance) => chance > LIKELIER);
  return { options, p, taken, shares: outcomeOf(options, taken).shares, likelier };
}

/** Somewhat more than one half, so that the last digit decides nothing. */
const LIKELIER = 0.5 + 1e-9;

/** For each option, the step of a feature from the value that it had before. */
export function stepsFrom(before: number, values: Uint8Array, modulus: number): Uint8Array {
  const steps = new Uint8Array(values.length);
  for (let j = 0; j < values.length; j += 1) steps[j] = (byte(values, j) - before + modulus) % modulus;
  return steps;
}
