import { FEATURE_VALUES } from '../../reading/features.ts';
import type { Bets } from './caseBets.ts';
import type { Choice } from './choice.ts';
import { ClassBet } from './classes.ts';
import { member } from './elements.ts';
import { LateStarts } from './lateStarts.ts';
import { MANY_WAY_POWERS, TILTS } from './leanings.ts';
import { logMean } from './logs.ts';

export type ManyWayDecision = [choice: Choice];

/**
 * Bets on choices among many options that need to know no mistake in particular: that the choice leans to one
 * end of the list (`position`, weight 1/4), to likely or unlikely options (`power`, 1/4), or to options with
 * a feature that has been taken more often than it should have been so far (`features`, 1/2).
 */
export class ManyWayBets implements Bets<ManyWayDecision> {
  readonly #position = new Float64Array(TILTS.length);
  readonly #power = new Float64Array(MANY_WAY_POWERS.length);
  readonly #features: readonly ClassBet[];
  /** Of the positions, then the powers; features learn anew what they bet on, and need no copies. */
  readonly #late = new LateStarts(TILTS.length + MANY_WAY_POWERS.length);

  constructor(features: number) {
    this.#features = Array.from({ length: features }, () => new ClassBet(FEATURE_VALUES));
  }

  update({ leanings, byFeature, features }: Choice): void {
    this.#late.begin();
    this.#late.growAll(this.#position, 0, leanings.tilts);
    this.#late.growAll(this.#power, TILTS.length, leanings.powers);
    for (let f = 0; f < features.length; f += 1) member(this.#features, f).update(member(byFeature, f));
  }

  get logE(): number {
    const position = logMean(this.#position);
    const power = logMean(this.#power);
    if (this.#features.length === 0) return logMean([position, power]);
    const features = logMean(this.#features.map(({ logE }) => logE));
    return logMean([position, power, features, features]);
  }

  get logLateE(): number {
    return this.#late.logE;
  }
}
