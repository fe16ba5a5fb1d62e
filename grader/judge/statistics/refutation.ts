import { itemAt } from '../../types/lookup.ts';
import { real } from './elements.ts';
import { ShiftBins } from './shiftBins.ts';

/** A mistake that was made is refuted at most once in so many submissions. */
const REFUTED = Math.log(1000);

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

  /** `chances[m]` is how likely mistake m makes it that the answer is yes. */
  update(cell: number, chances: Float64Array, yes: boolean): void {
    for (let m = 0; m < this.#bets.length; m += 1) {
      const chance = real(chances, m);
      if (chance > 0 && chance < 1) itemAt(this.#bets, m).update(cell, chance, yes);
    }
  }

  isRefuted(mistake: number): boolean {
    return itemAt(this.#bets, mistake).logE >= REFUTED;
  }
}
