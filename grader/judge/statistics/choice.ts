import { type Classed, classed } from './classes.ts';
import { FEATURE_VALUES } from '../../reading/features.ts';
import { byte, real } from './elements.ts';
import { ofLength } from './ofLength.ts';
import { leaningsOf, type Leanings } from './leanings.ts';
import { logSum } from './logs.ts';

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
  /** For each feature, its value for each option: integers from 0 to `FEATURE_VALUES` − 1. */
  readonly features: readonly Uint8Array[];
}

/** A choice that was made, and what all bets on it go by, worked out once. */
export interface Choice extends Leanings {
  /** The options that lead to what happened. */
  readonly taken: readonly number[];
  readonly features: readonly Uint8Array[];
  /** By the value of each feature. */
  readonly byFeature: readonly Classed[];
  /** By the place in the list: its sixteenths. */
  readonly byPlace: Classed;
  /** The place of the first option taken. */
  readonly place: number;
  /** The option that is likelier than all others together; −1 if there is none. How likely it was. */
  readonly likelier: number;
  readonly likelierChance: number;
  /** What part of the outcome was that option. */
  readonly likelierShare: number;
}

/** Places in a list of any length. */
export const PLACES = 16;
/** Somewhat more than one half, so that the last digit decides nothing. */
const LIKELIER = 0.5 + 1e-9;

/** `taken` are the options that lead to what happened, at least one of them possible. */
export function choiceOf({ logP, features }: Options, taken: readonly number[]): Choice {
  const k = logP.length;
  const p = new Float64Array(k);
  for (let j = 0; j < k; j += 1) p[j] = Math.exp(real(logP, j));
  // Shares, so that nothing underflows where the outcome was very unlikely.
  const logOutcome = logSum(taken.map((j) => real(logP, j)));
  const shares = Float64Array.from(taken, (j) => Math.exp(real(logP, j) - logOutcome));
  const places = placesOf(k);
  const likelier = p.findLastIndex((chance) => chance > LIKELIER);
  const at = taken.indexOf(likelier);
  return {
    ...leaningsOf(logP, p, taken, shares, logOutcome),
    taken,
    features,
    byFeature: features.map((values) => classed(FEATURE_VALUES, values, p, taken, shares)),
    byPlace: classed(PLACES, places, p, taken, shares),
    place: byte(places, taken[0] ?? 0),
    likelier,
    likelierChance: likelier < 0 ? 0 : real(p, likelier),
    likelierShare: at < 0 ? 0 : real(shares, at),
  };
}

/** The place of each option of a list of k. */
const placesOf = ofLength((k) =>
  Uint8Array.from({ length: k }, (_, j) => Math.floor(((j + 0.5) * PLACES) / k)),
);
