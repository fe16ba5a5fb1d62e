import { itemAt } from '../../types/lookup.ts';
import { add, real } from './elements.ts';
import { logMean } from './logs.ts';
import { SHIFTS, shiftRatio } from './shiftBins.ts';

/** Under a mistake, its data refute it at most this often. */
const REFUTED = Math.log(1000);

/**
 * Whether the decisions that speak for a known mistake refute it too, as they do where the truth is none of
 * those known: in each cell of alike decisions it is bet that yes is likelier or less likely than under the
 * mistake. For each mistake that is a fair bet, if the mistake is what was made.
 */
export class Refutation {
  /** For each mistake and cell, the bets on each shift. */
  readonly #bets: readonly (readonly Float64Array[])[];

  constructor(mistakes: number, cells: number) {
    this.#bets = Array.from({ length: mistakes }, () =>
      Array.from({ length: cells }, () => new Float64Array(SHIFTS.length)),
    );
  }

  /** `chances[m]` is how likely mistake m makes it that the answer is yes. */
  update(cell: number, chances: Float64Array, yes: boolean): void {
    for (const [m, cells] of this.#bets.entries()) {
      const q = real(chances, m);
      if (!(q > 0 && q < 1)) continue;
      const bets = itemAt(cells, cell);
      for (let i = 0; i < SHIFTS.length; i += 1) add(bets, i, shiftRatio(i, q, yes));
    }
  }

  isRefuted(mistake: number): boolean {
    return itemAt(this.#bets, mistake).reduce((sum, bets) => sum + logMean(bets), 0) >= REFUTED;
  }
}
