import { PLACES } from '../choice.ts';
import { Classed } from '../classes.ts';
import { byte, item, real } from '../elements.ts';

/** A choice that nobody sees: how likely each option was before, and how likely it is now. */
export interface Hidden {
  readonly before: Float64Array;
  readonly now: Float64Array;
}

/** A choice that is seen. */
export function seen(before: Float64Array, option: number): Hidden {
  const now = new Float64Array(before.length);
  now[option] = 1;
  return { before, now };
}

/** Somewhat more than one half, so that the last digit decides nothing. */
const LIKELIER = 0.5 + 1e-9;

/**
 * A choice of which only the outcome is known, and that by its chances: it came from each option in so far as
 * that is likely now. A bet q on the option makes Σ now · q / before, which is fair, as it is the chance of
 * all that was seen under q against its chance in a correct search.
 *
 * Options have their place on a wheel: the middle of what is theirs of all chances. Where option 0 is that
 * nothing is chosen, place 0 is its own. One object serves for one choice after the other.
 */
export class HiddenChoice {
  readonly byPlace = new Classed(PLACES);
  readonly byFeature: readonly Classed[] = [];
  readonly features: readonly Uint8Array[] = [];
  readonly taken = [0];
  place = 0;
  likelier = -1;
  likelierChance = 0;
  likelierShare = 0;
  readonly #first: number;
  #places = new Uint8Array(0);
  #all: readonly number[] = [];

  /** `mayBeNone`: option 0 is that nothing is chosen. */
  constructor(mayBeNone: boolean) {
    this.#first = mayBeNone ? 1 : 0;
  }

  read({ before, now }: Hidden): this {
    if (this.#places.length !== before.length) {
      this.#places = new Uint8Array(before.length);
      this.#all = Array.from(before, (_, j) => j);
    }
    const first = this.#first;
    const [places, chosen] = [PLACES - first, first === 0 ? 1 : 1 - real(before, 0)];
    this.likelier = -1;
    let [sum, best] = [0, 0];
    for (let j = 0; j < before.length; j += 1) {
      const chance = real(before, j);
      if (j >= first) {
        const at = Math.floor(((sum + chance / 2) / chosen) * places);
        this.#places[j] = first + Math.min(places - 1, at);
        sum += chance;
      }
      if (chance > LIKELIER) this.likelier = j;
      if (real(now, j) > real(now, best)) best = j;
    }
    this.byPlace.read(this.#places, before, this.#all, now);
    this.taken[0] = best;
    this.place = byte(this.#places, item(this.taken, 0));
    this.likelierChance = this.likelier < 0 ? 0 : real(before, this.likelier);
    this.likelierShare = this.likelier < 0 ? 0 : real(now, this.likelier);
    return this;
  }
}
