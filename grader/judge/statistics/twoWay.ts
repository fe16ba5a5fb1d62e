import { itemAt } from '../../types/lookup.ts';
import { add, item } from './elements.ts';
import type { Bets } from './caseBets.ts';
import { LateStarts } from './lateStarts.ts';
import { logMean, logOneMinusExp } from './logs.ts';

/** Shifts of the log-odds: 0 and six sizes up and down. */
export const SHIFTS: readonly number[] = [
  0, 0.1, -0.1, 0.2, -0.2, 0.4, -0.4, 0.8, -0.8, 1.6, -1.6, 3.2, -3.2,
];
/** e^θ − 1 of each shift. */
const GROWTHS: readonly number[] = SHIFTS.map(Math.expm1);
/** Powers of the probability: a wrong temperature is one. */
export const POWERS: readonly number[] = [1 / 8, 1 / 4, 1 / 2, 2 / 3, 3 / 4, 4 / 3, 3 / 2, 2, 4, 8];
export const CALIBRATION_BINS = 5;

/** The logarithms of p0 and 1 − p0, and whether it was yes. */
export type TwoWayDecision = [logYes: number, logNo: number, yes: boolean];

/**
 * Bets on decisions between yes and no that need to know no mistake in particular: that yes is too likely or
 * not likely enough everywhere (`shift`), more so the rarer it is (`power`), or differently in each fifth of
 * the probabilities (`calibration`: each decision moves the bet of one bin, chosen by its probability, so
 * their product is a fair bet too).
 */
export class TwoWayBets implements Bets<TwoWayDecision> {
  readonly #shift = new Float64Array(SHIFTS.length);
  readonly #power = new Float64Array(POWERS.length);
  readonly #bins: readonly Float64Array[] = Array.from(
    { length: CALIBRATION_BINS },
    () => new Float64Array(SHIFTS.length),
  );
  /** Of the shifts, then the powers. */
  readonly #late = new LateStarts(SHIFTS.length + POWERS.length);
  /** Mean bet of each bin, as a logarithm. */
  readonly #means = new Float64Array(CALIBRATION_BINS);

  /** `logYes` and `logNo` are the logarithms of p0 and 1 − p0; neither is 0 or −∞, as that would be a law. */
  update(logYes: number, logNo: number, yes: boolean): void {
    const p0 = Math.exp(logYes);
    const at = Math.min(CALIBRATION_BINS - 1, Math.floor(p0 * CALIBRATION_BINS));
    const bin = itemAt(this.#bins, at);
    this.#late.begin();
    for (let i = 0; i < SHIFTS.length; i += 1) {
      const ratio = (yes ? item(SHIFTS, i) : 0) - Math.log1p(p0 * item(GROWTHS, i));
      add(this.#shift, i, ratio);
      add(bin, i, ratio);
      this.#late.grow(i, ratio);
    }
    this.#means[at] = logMean(bin);
    for (let i = 0; i < POWERS.length; i += 1) {
      const g = item(POWERS, i);
      const ratio = yes ? (g - 1) * logYes : logOneMinusExp(g * logYes) - logNo;
      add(this.#power, i, ratio);
      this.#late.grow(SHIFTS.length + i, ratio);
    }
  }

  get logE(): number {
    const calibration = this.#means.reduce((sum, bin) => sum + bin, 0);
    return logMean([logMean(this.#shift), logMean(this.#power), calibration]);
  }

  get logLateE(): number {
    return this.#late.logE;
  }
}
