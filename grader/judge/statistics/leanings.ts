import { add, item, real } from './elements.ts';
import { ofLength } from './ofLength.ts';
import { logSum } from './logs.ts';

export const TILTS: readonly number[] = [0.5, -0.5, 1, -1, 2, -2, 4, -4, 8, -8, 16, -16];
export const MANY_WAY_POWERS: readonly number[] = [-1, -0.5, 0, 0.25, 0.5, 0.75, 1.5, 2, 3, 5];
/** Below this, powers are taken of logarithms, as the plain ones would underflow. */
const SMALLEST_LOG = -600;

/** What a unit becomes, as a logarithm, that is staked on a leaning of one choice. */
export interface Leanings {
  /** To one end of the list, in the order of `TILTS`. */
  readonly tilts: Float64Array;
  /**
   * To likely or unlikely options, in the order of `MANY_WAY_POWERS`; null where all options are equally
   * likely.
   */
  readonly powers: Float64Array | null;
}

/** `p`: the chance of each option, `logP` its logarithm; `shares` of each option taken, in the outcome. */
export const leaningsOf = (
  logP: Float64Array,
  p: Float64Array,
  taken: readonly number[],
  shares: Float64Array,
  logOutcome: number,
): Leanings => ({
  tilts: tiltsOf(p, taken, shares),
  powers: logP.every((log) => log === logP[0]) ? null : powersOf(logP, p, taken, logOutcome),
});

function tiltsOf(p: Float64Array, taken: readonly number[], shares: Float64Array): Float64Array {
  const k = p.length;
  const table = tiltTable(k);
  const ratios = new Float64Array(TILTS.length);
  for (let i = 0; i < ratios.length; i += 1) {
    const at = i * k;
    let all = 0;
    for (let j = 0; j < k; j += 1) all += real(p, j) * real(table, at + j);
    let outcome = 0;
    for (let s = 0; s < taken.length; s += 1) outcome += real(shares, s) * real(table, at + item(taken, s));
    ratios[i] = Math.log(outcome / all);
  }
  return ratios;
}

/** e^(λ(j + ½)/k) for each tilt and position of a list of k. */
const tiltTable = ofLength((k) => {
  const table = new Float64Array(TILTS.length * k);
  for (let i = 0; i < TILTS.length; i += 1)
    for (let j = 0; j < k; j += 1) table[i * k + j] = Math.exp((item(TILTS, i) * (j + 0.5)) / k);
  return table;
});

function powersOf(
  logP: Float64Array,
  p: Float64Array,
  taken: readonly number[],
  logOutcome: number,
): Float64Array {
  const isSafe = logP.every((log) => log >= SMALLEST_LOG || log === -Infinity);
  const sums = new Float64Array(MANY_WAY_POWERS.length);
  if (isSafe) addPowers(logP, p, sums);
  return Float64Array.from(MANY_WAY_POWERS, (g, i) => {
    const all = isSafe
      ? Math.log(real(sums, i))
      : logSum(Array.from(logP, (log) => (log === -Infinity ? -Infinity : g * log)));
    const outcome =
      taken.length === 1
        ? g * logOutcome
        : logSum(taken.map((j) => (logP[j] === -Infinity ? -Infinity : g * real(logP, j))));
    return outcome - all - logOutcome;
  });
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
