import { real } from '../elements.ts';

/** How finely it is kept how certain a place was. */
const STEPS = 255;

/**
 * Choices in a row, each kept in two bytes: the place that it most likely came from, and how certain that is.
 */
export class LikeliestPlaces {
  readonly #places: Uint8Array;
  readonly #certain: Uint8Array;
  length = 0;

  constructor(most: number) {
    this.#places = new Uint8Array(most);
    this.#certain = new Uint8Array(most);
  }

  get isFull(): boolean {
    return this.length === this.#places.length;
  }

  /**
   * `outcome`: how likely each place is; those from `first` on count, and come to
   * `share` together.
   */
  push(outcome: Float64Array, first: number, share: number): void {
    let place = first;
    for (let c = first + 1; c < outcome.length; c += 1)
      if (real(outcome, c) > real(outcome, place)) place = c;
    this.#places[this.length] = place;
    this.#certain[this.length] = Math.min(STEPS, Math.round((STEPS * real(outcome, place)) / share));
    this.length += 1;
  }

  place(at: number): number {
    return this.#places[at] ?? 0;
  }

  /** From 0 to 1. */
  certainty(at: number): number {
    return (this.#certain[at] ?? 0) / STEPS;
  }
}
