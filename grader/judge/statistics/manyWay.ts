import { itemAt } from '../../types/lookup.ts';
import { add, item, real } from './elements.ts';
import { FeatureBet } from './featureBet.ts';
import type { Bets } from './caseBets.ts';
import { LateStarts } from './lateStarts.ts';
import { logMean, logSum } from './logs.ts';

export const TILTS: readonly number[] = [0.5, -0.5, 1, -1, 2, -2, 4, -4, 8, -8, 16, -16];
export const MANY_WAY_POWERS: readonly number[] = [-1, -0.5, 0, 0.25, 0.5, 0.75, 1.5, 2, 3, 5];
/** Below this, powers are taken of logarithms, as the plain ones would underflow. */
const SMALLEST_LOG = -600;

/**
 * A choice among options, before it is known which was taken.
 *
 * Several options may lead to one outcome, as equal neighbours do: an outcome is a set of options.
 */
export interface Options {
  /**
   * Logarithm of each option's probability for a correct submission; −∞ for what cannot happen. They sum to
   * 1.
   */
  readonly logP: Float64Array;
  /** For each feature, its value for each option: integers from 0 to `FEATURE_VALUES` − 1. */
  readonly features: readonly Uint8Array[];
}

/** A choice, and the options that lead to what happened. */
export type ManyWayDecision = [options: Options, taken: readonly number[]];

/**
 * Bets on choices among many options that need to know no mistake in particular: that the choice leans to one
 * end of the list (`position`, weight 1/4), to likely or unlikely options (`power`, 1/4), or to options with
 * a feature that has been taken more often than it should have been so far (`features`, 1/2).
 */
export class ManyWayBets implements Bets<ManyWayDecision> {
  readonly #position = new Float64Array(TILTS.length);
  readonly #power = new Float64Array(MANY_WAY_POWERS.length);
  readonly #features: readonly FeatureBet[];
  /** Of the positions, then the powers; features learn anew what they bet on, and need no copies. */
  readonly #late = new LateStarts(TILTS.length + MANY_WAY_POWERS.length);
  readonly #tilts = new Map<number, Float64Array>();
  readonly #sums = new Float64Array(MANY_WAY_POWERS.length);

  constructor(features: number) {
    this.#features = Array.from({ length: features }, () => new FeatureBet());
  }

  /** `taken` are the options that lead to what happened, at least one of them possible. */
  update(options: Options, taken: readonly number[]): void {
    const { logP } = options;
    const p = chancesOf(logP);
    const isUniform = logP.every((log) => log === logP[0]);
    const { logOutcome, shares } = outcomeOf(options, taken);
    this.#late.begin();
    this.#updatePosition(p, taken, shares);
    if (!isUniform) this.#updatePower(logP, p, taken, logOutcome);
    options.features.forEach((values, f) => itemAt(this.#features, f).update(values, p, taken, shares));
  }

  get logE(): number {
    const position = logMean(this.#position);
    const power = logMean(this.#power);
    if (this.#features.length === 0) return logMean([position, power]);
    const features = logMean(this.#features.map(({ logE }) => logE));
    return logMean([position, power, features, features]);
  }

  get logLateE(): number {
    return this.#late.logE;
  }

  #updatePosition(p: Float64Array, taken: readonly number[], shares: Float64Array): void {
    const k = p.length;
    const table = this.#tiltTable(k);
    for (let i = 0; i < TILTS.length; i += 1) {
      const at = i * k;
      let all = 0;
      for (let j = 0; j < k; j += 1) all += real(p, j) * real(table, at + j);
      let outcome = 0;
      for (let s = 0; s < taken.length; s += 1) outcome += real(shares, s) * real(table, at + item(taken, s));
      const ratio = Math.log(outcome / all);
      add(this.#position, i, ratio);
      this.#late.grow(i, ratio);
    }
  }

  /** e^(λ(j + ½)/k) for each tilt and position of a list of k. */
  #tiltTable(k: number): Float64Array {
    let table = this.#tilts.get(k);
    if (table === undefined) {
      table = new Float64Array(TILTS.length * k);
      for (let i = 0; i < TILTS.length; i += 1)
        for (let j = 0; j < k; j += 1) table[i * k + j] = Math.exp((item(TILTS, i) * (j + 0.5)) / k);
      this.#tilts.set(k, table);
    }
    return table;
  }

  #updatePower(logP: Float64Array, p: Float64Array, taken: readonly number[], logOutcome: number): void {
    const sums = this.#sums.fill(0);
    let isSafe = true;
    for (let j = 0; j < p.length; j += 1)
      if (real(logP, j) < SMALLEST_LOG && logP[j] !== -Infinity) isSafe = false;
    if (isSafe) addPowers(logP, p, sums);
    MANY_WAY_POWERS.forEach((g, i) => {
      const all = isSafe
        ? Math.log(real(sums, i))
        : logSum(Array.from(logP, (log) => (log === -Infinity ? -Infinity : g * log)));
      const outcome =
        taken.length === 1
          ? g * logOutcome
          : logSum(taken.map((j) => (logP[j] === -Infinity ? -Infinity : g * real(logP, j))));
      const ratio = outcome - all - logOutcome;
      add(this.#power, i, ratio);
      this.#late.grow(TILTS.length + i, ratio);
    });
  }
}

/** Of each option. */
export function chancesOf(logP: Float64Array): Float64Array {
  const p = new Float64Array(logP.length);
  for (let j = 0; j < p.length; j += 1) p[j] = Math.exp(real(logP, j));
  return p;
}

/**
 * How likely an outcome was, and each taken option's share of it, so that nothing underflows where it was
 * very unlikely.
 */
export function outcomeOf(
  { logP }: Options,
  taken: readonly number[],
): { readonly logOutcome: number; readonly shares: Float64Array } {
  const logOutcome = logSum(taken.map((j) => real(logP, j)));
  return { logOutcome, shares: Float64Array.from(taken, (j) => Math.exp(real(logP, j) - logOutcome)) };
}

/** Adds p^g to the sum of each g, in the order of `MANY_WAY_POWERS`, from one fourth root an option. */
function addPowers(logP: Float64Array, p: Float64Array, sums: Float64Array): void {
  for (let j = 0; j < p.length; j += 1) {
    if (logP[j] === -Infinity) continue;
    const quarter = Math.exp(real(logP, j) / 4);
    const half = quarter * quarter;
    const one = real(p, j);
    add(sums, 0, 1 / one);
    add(sums, 1, 1 / half);
    add(sums, 2, 1);
    add(sums, 3, quarter);
    add(sums, 4, half);
    add(sums, 5, half * quarter);
    add(sums, 6, one * half);
    add(sums, 7, one * one);
    add(sums, 8, one * one * one);
    add(sums, 9, one * one * one * one * one);
  }
}
