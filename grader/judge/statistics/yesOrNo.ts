import { item } from './elements.ts';
import { logOneMinusExp } from './logs.ts';
import { SHIFTS, shiftRatio } from './shiftBins.ts';

/** Powers of the probability: a wrong temperature is one. */
export const POWERS: readonly number[] = [1 / 8, 1 / 4, 1 / 2, 2 / 3, 3 / 4, 4 / 3, 3 / 2, 2, 4, 8];
export const CALIBRATION_BINS = 5;

/**
 * A decision between yes and no, and what all bets on it go by, worked out once. One object serves for one
 * decision after the other: nothing of it may be kept.
 */
export class YesOrNo {
  /** The chance of yes in a correct search, and in which fifth it is. */
  p0 = 0;
  fifth = 0;
  yes = false;
  /** What a unit becomes, as a logarithm, that is staked on each shift of the odds. */
  readonly shifts = new Float64Array(SHIFTS.length);
  /** … and on each power of the chance. */
  readonly powers = new Float64Array(POWERS.length);

  /** `logYes` and `logNo` are the logarithms of p0 and 1 − p0; neither is 0 or −∞, as that would be a law. */
  read(logYes: number, logNo: number, yes: boolean): this {
    this.p0 = Math.exp(logYes);
    this.fifth = Math.min(CALIBRATION_BINS - 1, Math.floor(this.p0 * CALIBRATION_BINS));
    this.yes = yes;
    for (let i = 0; i < SHIFTS.length; i += 1) this.shifts[i] = shiftRatio(i, this.p0, yes);
    for (let i = 0; i < POWERS.length; i += 1) {
      const g = item(POWERS, i);
      this.powers[i] = yes ? (g - 1) * logYes : logOneMinusExp(g * logYes) - logNo;
    }
    return this;
  }
}
