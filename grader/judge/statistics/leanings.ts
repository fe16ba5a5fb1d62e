import { add, item, real } from './elements.ts';
import type { Likelihoods } from './likelihoods.ts';
import { ofLength } from './ofLength.ts';
import { logSum } from './logs.ts';

export const TILTS: readonly number[] = [0.5, -0.5, 1, -1, 2, -2, 4, -4, 8, -8, 16, -16];
export const MANY_WAY_POWERS: readonly number[] = [-1, -0.5, 0, 0.25, 0.5, 0.75, 1.5, 2, 3, 5];
/** Below this, powers are taken of logarithms, as the plain ones would underflow. */
const SMALLEST_LOG = -600;

/** e^(λ(j + ½)/k) for each tilt and position of a list of k. */
const tiltTable = ofLength((k) => {
  const table = new Float64Array(TILTS.length * k);
  for (let i = 0; i < TILTS.length; i += 1)
    for (let j = 0; j < k; j += 1) table[i * k + j] = Math.exp((item(TILTS, i) * (j + 0.5)) / k);
  return table;
});

/** What a unit becomes, as a logarithm, that is staked on a leaning of one choice. */
export class Leanings {
  /** To one end of the list, in the order of `TILTS`. */
  readonly tilts = new Float64Array(TILTS.length);
  /** To likely or unlikely options, in the order of `MANY_WAY_POWERS`; 0 where all are equally likely. */
  readonly powers = new Float64Array(MANY_WAY_POWERS.length);

  /** `p`: the chance of each option; `shares` of each option taken, in the outcome. */
  readTilts(p: Float64Array, taken: readonly number[], shares: Float64Array): void {
    const k = p.length;
    const table = tiltTable(k);
    for (let i = 0; i < TILTS.length; i += 1) {
      const at = i * k;
      let all = 0;
      for (let j = 0; j < k; j += 1) all += real(p, j) * real(table, at + j);
      let outcome = 0;
      for (let s = 0; s < taken.length; s += 1) outcome += real(shares, s) * real(table, at + item(taken, s));
      this.tilts[i] = Math.log(outcome / all);
    }
  }

  /** `logP`: the logarithm of the chance of each option, and `different` the different ones. */
  readPowers(different: Likelihoods, logP: Float64Array, taken: readonly number[], logOutcome: number): void {
    const sums = this.powers.fill(0);
    let [isUniform, isSafe] = [true, true];
    for (let at = 0; at < different.size; at += 1) {
      const log = real(different.logP, at);
      if (log !== logP[0]) isUniform = false;
      if (log < SMALLEST_LOG && log !== -Infinity) isSafe = false;
    }
    if (isUniform) return;
    if (isSafe) addPowers(different, sums);
    for (let i = 0; i < sums.length; i += 1) {
      const g = item(MANY_WAY_POWERS, i);
      const powered = (log: number): number => (log === -Infinity ? -Infinity : g * log);
      const all = isSafe ? Math.log(real(sums, i)) : logSum(Array.from(logP, powered));
      const outcome = taken.length === 1 ? g * logOutcome : logSum(taken.map((j) => powered(real(logP, j))));
      sums[i] = outcome - all - logOutcome;
    }
  }
}

/** Adds p^g to the sum of each g, in the order of `MANY_WAY_POWERS`, from one fourth root a chance. */
function addPowers({ size, logP, p, counts }: Likelihoods, sums: Float64Array): void {
  for (let at = 0; at < size; at += 1) {
    if (logP[at] === -Infinity) continue;
    const count = real(counts, at);
    const quarter = Math.exp(real(logP, at) / 4);
    const half = quarter * quarter;
    const one = real(p, at);
    add(sums, 0, count / one);
    add(sums, 1, count / half);
    add(sums, 2, count);
    add(sums, 3, count * quarter);
    add(sums, 4, count * half);
    add(sums, 5, count * half * quarter);
    add(sums, 6, count * one * half);
    add(sums, 7, count * one * one);
    add(sums, 8, count * one * one * one);
    add(sums, 9, count * one * one * one * one * one);
  }
}
