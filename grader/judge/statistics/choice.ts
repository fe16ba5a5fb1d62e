import { FEATURE_VALUES } from '../../reading/features.ts';
import { Classed } from './classes.ts';
import { byte, item, member, real } from './elements.ts';
import { Leanings } from './leanings.ts';
import { type Alike, Likelihoods } from './likelihoods.ts';
import { logSum } from './logs.ts';
import { ofLength } from './ofLength.ts';

/**
 * A choice among options, before it is known which was taken.
 *
 * Several options may lead to one outcome, as equal neighbours do: an outcome is a set of options.
 */
export interface Options {
  /**
   * Logarithm of each option's probability for a correct submission; −∞ for what cannot happen. They sum to
   * 1.
   */
  readonly logP: Float64Array;
  /** Options that are equally likely, where they were told apart so; else each is for itself. */
  readonly alike?: Alike;
  /** For each feature, its value for each option: integers from 0 to `FEATURE_VALUES` − 1. */
  readonly features: readonly Uint8Array[];
}

/** Places in a list of any length. */
export const PLACES = 16;
/** Somewhat more than one half, so that the last digit decides nothing. */
const LIKELIER = 0.5 + 1e-9;

/** The place of each option of a list of k. */
const placesOf = ofLength((k) =>
  Uint8Array.from({ length: k }, (_, j) => Math.floor(((j + 0.5) * PLACES) / k)),
);

/**
 * A choice that was made, and what all bets on it go by, worked out once. One object serves for one choice
 * after the other, as there are many: nothing of it may be kept.
 */
export class Choice {
  readonly leanings = new Leanings();
  /** By the value of each feature. */
  readonly byFeature: readonly Classed[];
  /** By the place in the list: its sixteenths. */
  readonly byPlace = new Classed(PLACES);
  /** The options that lead to what happened. */
  taken: readonly number[] = [];
  features: readonly Uint8Array[] = [];
  /** The place of the first option taken. */
  place = 0;
  /** The option that is likelier than all others together; −1 if there is none. */
  likelier = -1;
  /** How likely it was, and what part of the outcome. */
  likelierChance = 0;
  likelierShare = 0;
  /** The chance of each option. */
  p = new Float64Array(0);
  /** Different chances, and how many options have each. */
  readonly #different = new Likelihoods();
  /** Each taken one's share of the outcome. */
  #shares = new Float64Array(0);

  /** With at most so many features. */
  constructor(features: number) {
    this.byFeature = Array.from({ length: features }, () => new Classed(FEATURE_VALUES));
  }

  /** `taken` are the options that lead to what happened, at least one of them possible. */
  read({ logP, features, alike }: Options, taken: readonly number[]): this {
    const p = this.#weigh(logP, alike);
    const logOutcome = logSum(taken.map((j) => real(logP, j)));
    const shares = this.#share(logP, taken, logOutcome);
    const places = placesOf(logP.length);
    this.leanings.readTilts(p, taken, shares);
    this.leanings.readPowers(this.#different, logP, taken, logOutcome);
    this.byPlace.read(places, p, taken, shares);
    for (let f = 0; f < features.length; f += 1)
      member(this.byFeature, f).read(member(features, f), p, taken, shares);
    this.taken = taken;
    this.features = features;
    this.place = byte(places, taken[0] ?? 0);
    return this;
  }

  #weigh(logP: Float64Array, alike: Alike | undefined): Float64Array {
    if (this.p.length !== logP.length) this.p = new Float64Array(logP.length);
    const { p } = this;
    this.likelier = -1;
    if (alike === undefined) this.#different.readEach(logP, p);
    else this.#different.readGroups(logP, p, alike);
    for (let j = 0; j < p.length; j += 1) if (real(p, j) > LIKELIER) this.likelier = j;
    this.likelierChance = this.likelier < 0 ? 0 : real(p, this.likelier);
    return p;
  }

  /** So that nothing underflows where the outcome was very unlikely. */
  #share(logP: Float64Array, taken: readonly number[], logOutcome: number): Float64Array {
    if (this.#shares.length !== taken.length) this.#shares = new Float64Array(taken.length);
    const shares = this.#shares;
    this.likelierShare = 0;
    for (let s = 0; s < shares.length; s += 1) {
      const j = item(taken, s);
      shares[s] = Math.exp(real(logP, j) - logOutcome);
      if (j === this.likelier) this.likelierShare = real(shares, s);
    }
    return shares;
  }
}
