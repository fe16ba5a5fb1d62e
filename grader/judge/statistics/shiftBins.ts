import { item, member, real } from './elements.ts';

/** Shifts of the log-odds: 0 and six sizes up and down. */
export const SHIFTS: readonly number[] = [
  0, 0.1, -0.1, 0.2, -0.2, 0.4, -0.4, 0.8, -0.8, 1.6, -1.6, 3.2, -3.2,
];
/** e^θ − 1 of each shift. */
const GROWTHS = Float64Array.from(SHIFTS, Math.expm1);

/** What a unit staked on shift i of the odds of yes becomes, as a logarithm. */
export const shiftRatio = (i: number, p0: number, yes: boolean): number =>
  (yes ? item(SHIFTS, i) : 0) - Math.log1p(p0 * real(GROWTHS, i));

/** e^θ of each shift. */
const ODDS = Float64Array.from(SHIFTS, Math.exp);
/** Beyond these, bets are scaled, long before they would overflow or underflow. */
const [SMALL, LARGE] = [1e-100, 1e100];

/**
 * Bets that yes is too likely or not likely enough, differently in each of several bins. Each decision moves
 * the bets of one bin, which is known before it, so their product is a fair bet.
 */
export class ShiftBins {
  /** What became of the unit staked on each shift, but for the bin's scale; no logarithms, for speed. */
  readonly #bins: readonly Float64Array[];
  readonly #logScales: Float64Array;
  /** Mean bet of each bin, as a logarithm. */
  readonly #means: Float64Array;
  #logE = 0;

  constructor(count: number) {
    this.#bins = Array.from({ length: count }, () => new Float64Array(SHIFTS.length).fill(1));
    this.#logScales = new Float64Array(count);
    this.#means = new Float64Array(count);
  }

  update(bin: number, p0: number, yes: boolean): void {
    const bets = member(this.#bins, bin);
    let sum = 0;
    for (let i = 0; i < bets.length; i += 1) {
      const bet = (real(bets, i) * (yes ? real(ODDS, i) : 1)) / (1 + p0 * real(GROWTHS, i));
      bets[i] = bet;
      sum += bet;
    }
    const mean = real(this.#logScales, bin) + Math.log(sum / bets.length);
    this.#logE += mean - real(this.#means, bin);
    this.#means[bin] = mean;
    if (sum > SMALL && sum < LARGE) return;
    for (let i = 0; i < bets.length; i += 1) bets[i] = real(bets, i) / sum;
    this.#logScales[bin] = real(this.#logScales, bin) + Math.log(sum);
  }

  get logE(): number {
    return this.#logE;
  }
}
