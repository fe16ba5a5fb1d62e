import { FEATURE_VALUES } from '../../reading/features.ts';
import { ClassBet, Classed } from './classes.ts';
import { item, member, real } from './elements.ts';
import { ofLength } from './ofLength.ts';
import { ShiftBins } from './shiftBins.ts';

/** A mistake that was made is refuted at most once in so many submissions. */
const REFUTED = Math.log(1000);

/**
 * What has become so unlikely beside a correct search, as a logarithm, is looked at no more: it will hardly
 * be named. It is known before each decision, so that the bets stay fair.
 */
const GIVEN_UP = -20;

/**
 * Whether the decisions that speak for a known mistake refute it too, as they do where the truth is none of
 * those known: in each cell of alike decisions it is bet that yes is likelier or less likely than under the
 * mistake. For each mistake that is a fair bet, if the mistake is what was made.
 */
export class Refutation {
  /** For each mistake, the bets in each cell. */
  readonly #bets: readonly ShiftBins[];

  constructor(mistakes: number, cells: number) {
    this.#bets = Array.from({ length: mistakes }, () => new ShiftBins(cells));
  }

  /**
   * `chances[m]` is how likely mistake m makes it that the answer is yes; `raw` are the bets on the known
   * mistakes before it.
   */
  update(cell: number, chances: Float64Array, yes: boolean, raw: Float64Array): void {
    for (let m = 0; m < this.#bets.length; m += 1) {
      if (real(raw, m) < GIVEN_UP) continue;
      const chance = real(chances, m);
      if (chance > 0 && chance < 1) member(this.#bets, m).update(cell, chance, yes);
    }
  }

  isRefuted(mistake: number): boolean {
    return member(this.#bets, mistake).logE >= REFUTED;
  }
}

/**
 * The same for choices from a list: for each mistake it is bet that places in the list are taken more or less
 * often than under the mistake, as they have been so far.
 */
export class PlaceRefutation {
  readonly #bets: readonly ClassBet[];
  readonly #places = new Classed(FEATURE_VALUES);

  constructor(mistakes: number) {
    this.#bets = Array.from({ length: mistakes }, () => new ClassBet(FEATURE_VALUES));
  }

  /** `weights`: how likely mistake m makes each option, among these; `raw` as above. */
  update(m: number, weights: readonly number[], taken: readonly number[], raw: Float64Array): void {
    if (real(raw, m) < GIVEN_UP) return;
    let [all, got] = [0, 0];
    for (let j = 0; j < weights.length; j += 1) all += item(weights, j);
    for (let s = 0; s < taken.length; s += 1) got += item(weights, item(taken, s));
    // What mistake m cannot do is held against it elsewhere.
    if (all === 0 || got === 0) return;
    const p = Float64Array.from(weights, (weight) => weight / all);
    const shares = Float64Array.from(taken, (j) => item(weights, j) / got);
    this.#places.read(placesOf(weights.length), p, taken, shares);
    member(this.#bets, m).update(this.#places);
  }

  isRefuted(mistake: number): boolean {
    return member(this.#bets, mistake).logE >= REFUTED;
  }
}

const placesOf = ofLength((k) => Uint8Array.from({ length: k }, (_, j) => Math.min(FEATURE_VALUES - 1, j)));
