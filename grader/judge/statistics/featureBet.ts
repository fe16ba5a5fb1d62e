import { add, byte, item, real } from './elements.ts';
import { FEATURE_VALUES } from '../../reading/features.ts';

/**
 * A bet on options with a feature that has been taken more often than it should have been so far:
 * q_j ∝ p0_j · (c + 1) / (e + 1), where c counts how often the feature of option j was taken, and e how often
 * that was to be expected.
 */
export class FeatureBet {
  readonly #taken = new Float64Array(FEATURE_VALUES);
  readonly #expected = new Float64Array(FEATURE_VALUES);
  #logE = 0;

  get logE(): number {
    return this.#logE;
  }

  /**
   * `values`: the feature of each option, `p` its chance; `shares` of each option taken in the outcome sum to
   * 1.
   */
  update(values: Uint8Array, p: Float64Array, taken: readonly number[], shares: Float64Array): void {
    const weight = (j: number): number =>
      (real(this.#taken, byte(values, j)) + 1) / (real(this.#expected, byte(values, j)) + 1);
    let all = 0;
    for (let j = 0; j < p.length; j += 1) all += real(p, j) * weight(j);
    let outcome = 0;
    for (let s = 0; s < taken.length; s += 1) outcome += real(shares, s) * weight(item(taken, s));
    this.#logE += Math.log(outcome / all);
    for (let j = 0; j < p.length; j += 1) add(this.#expected, byte(values, j), real(p, j));
    for (let s = 0; s < taken.length; s += 1) add(this.#taken, byte(values, item(taken, s)), real(shares, s));
  }
}
