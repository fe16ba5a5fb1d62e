import { add, real } from './elements.ts';
import { LateStarts } from './lateStarts.ts';
import { logMean } from './logs.ts';

/**
 * Keeps one impossible outcome from ending a bet for good: a share of every stake that is not put at risk.
 */
const SMOOTHING = 0.02;
const LOG_STAKE = Math.log1p(-SMOOTHING);
/** Above this, what is kept of the stake is lost in the digits of what was won. */
const LARGE = 100;

/**
 * A bet on each known mistake: a likelihood ratio of its rule against the correct one, multiplied over the
 * decisions.
 *
 * `smoothed` are test supermartingales; `raw`, without the smoothing, say how well a mistake explains what
 * was seen, and are what rules it out: under mistake m, P(raw ever ≤ x) ≤ x.
 */
export class KnownBets {
  readonly smoothed: Float64Array;
  readonly raw: Float64Array;
  readonly #late: LateStarts;

  constructor(count: number) {
    this.smoothed = new Float64Array(count);
    this.raw = new Float64Array(count);
    this.#late = new LateStarts(count);
  }

  /** `logRatios[m]` is log(q_m(outcome) / p0(outcome)); −∞ where mistake m could not have done it. */
  update(logRatios: Float64Array): void {
    this.#late.begin();
    for (let m = 0; m < this.raw.length; m += 1) {
      const ratio = real(logRatios, m);
      if (ratio === 0) continue;
      const smoothed =
        ratio > LARGE ? LOG_STAKE + ratio : Math.log((1 - SMOOTHING) * Math.exp(ratio) + SMOOTHING);
      add(this.raw, m, ratio);
      add(this.smoothed, m, smoothed);
      this.#late.grow(m, smoothed);
    }
  }

  /** Equal shares of all. */
  get logE(): number {
    return logMean(this.smoothed);
  }

  /** Of copies that start later. */
  get logLateE(): number {
    return this.#late.logE;
  }
}
