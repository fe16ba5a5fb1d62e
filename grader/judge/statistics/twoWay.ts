import type { Bets } from './caseBets.ts';
import { LateStarts } from './lateStarts.ts';
import { logMean } from './logs.ts';
import { SHIFTS, ShiftBins } from './shiftBins.ts';
import { CALIBRATION_BINS, POWERS, type YesOrNo } from './yesOrNo.ts';

export type TwoWayDecision = [decision: YesOrNo];

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

  update({ p0, fifth, yes, shifts, powers }: YesOrNo): void {
    this.#late.begin();
    this.#late.growAll(this.#shift, 0, shifts);
    this.#calibration.update(fifth, p0, yes);
    this.#late.growAll(this.#power, SHIFTS.length, powers);
  }

  get logE(): number {
    return logMean([logMean(this.#shift), logMean(this.#power), this.#calibration.logE]);
  }

  get logLateE(): number {
    return this.#late.logE;
  }
}
