import { add, item } from './elements.ts';
import type { Bets } from './caseBets.ts';
import { LateStarts } from './lateStarts.ts';
import { logMean, logOneMinusExp } from './logs.ts';
import { SHIFTS, ShiftBins, shiftRatio } from './shiftBins.ts';

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
  readonly #calibration = new ShiftBins(CALIBRATION_BINS);
  /** Of the shifts, then the powers. */
  readonly #late = new LateStarts(SHIFTS.length + POWERS.length);

  /** `logYes` and `logNo` are the logarithms of p0 and 1 − p0; neither is 0 or −∞, as that would be a law. */
  update(logYes: number, logNo: number, yes: boolean): void {
    const p0 = Math.exp(logYes);
    const at = Math.min(CALIBRATION_BINS - 1, Math.floor(p0 * CALIBRATION_BINS));
    this.#late.begin();
    for (let i = 0; i < SHIFTS.length; i += 1) {
      const ratio = shiftRatio(i, p0, yes);
      add(this.#shift, i, ratio);
      this.#late.grow(i, ratio);
    }
    this.#calibration.update(at, p0, yes);
    for (let i = 0; i < POWERS.length; i += 1) {
      const g = item(POWERS, i);
      const ratio = yes ? (g - 1) * logYes : logOneMinusExp(g * logYes) - logNo;
      add(this.#power, i, ratio);
      this.#late.grow(SHIFTS.length + i, ratio);
    }
  }

  get logE(): number {
    return logMean([logMean(this.#shift), logMean(this.#power), this.#calibration.logE]);
  }

  get logLateE(): number {
    return this.#late.logE;
  }
}
