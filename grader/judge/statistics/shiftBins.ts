import { add, item, real } from './elements.ts';
import { logMean } from './logs.ts';

/** Shifts of the log-odds: 0 and six sizes up and down. */
export const SHIFTS: readonly number[] = [
  0, 0.1, -0.1, 0.2, -0.2, 0.4, -0.4, 0.8, -0.8, 1.6, -1.6, 3.2, -3.2,
];
/** e^θ − 1 of each shift. */
const GROWTHS: readonly number[] = SHIFTS.map(Math.expm1);

/** What a unit staked on shift i of the odds of yes becomes, as a logarithm. */
export const shiftRatio = (i: number, p0: number, yes: boolean): number =>
  (yes ? item(SHIFTS, i) : 0) - Math.log1p(p0 * item(GROWTHS, i));

/**
 * Bets that yes is too likely or not likely enough, differently in each of several bins. Each decision moves
 * the bets of one bin, which is known before it, so their product is a fair bet.
 */
export class ShiftBins {
  readonly #bins: readonly Float64Array[];
  /** Mean bet of each bin, as a logarithm. */
  readonly #means: Float64Array;
  #logE = 0;

  constructor(count: number) {
    this.#bins = Array.from({ length: count }, () => new Float64Array(SHIFTS.length));
    this.#means = new Float64Array(count);
  }

  update(bin: number, p0: number, yes: boolean): void {
    const bets = this.#bins[bin];
    if (bets === undefined) throw new Error(`there is no bin ${bin}`);
    for (let i = 0; i < SHIFTS.length; i += 1) add(bets, i, shiftRatio(i, p0, yes));
    const mean = logMean(bets);
    this.#logE += mean - real(this.#means, bin);
    this.#means[bin] = mean;
  }

  get logE(): number {
    return this.#logE;
  }
}
