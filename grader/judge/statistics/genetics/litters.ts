import { itemAt } from '../../../types/lookup.ts';
import type { Individual } from '../../../../reference/local/genetics.ts';
import type { Litter } from './litter.ts';
import { type Breeding, ChildChances, isCutOnce } from './likelihood.ts';
import { PairChances } from './pairChances.ts';
import { PieceChances } from './pieceChances.ts';

/** The chance of a litter, and of each of its children by itself, given the population before. */
export class LitterChances {
  readonly population: readonly Individual[];
  readonly #alone: ChildChances;
  readonly #pieces: PieceChances;
  readonly #pairs: PairChances;
  #litter: Litter = [];

  /** Individuals of `population` are of one length. */
  constructor(population: readonly Individual[]) {
    this.population = population;
    this.#alone = new ChildChances(population);
    this.#pieces = new PieceChances(population);
    this.#pairs = new PairChances(population);
  }

  /** The litter that is asked about from here on. */
  compare(litter: Litter): void {
    this.#litter = litter;
    if (litter.length === 1) this.#alone.compare(itemAt(litter, 0));
    this.#pieces.compare(litter);
    this.#pairs.compare(litter);
  }

  of(breeding: Breeding): number {
    if (this.#litter.length === 1 && isCutOnce(breeding)) return this.#alone.of(breeding);
    const { crossing, uncrossed } = breeding;
    if (crossing.kind !== 'each-position' || breeding.oneParent) return this.#pieces.of(breeding);
    const crossed = this.#pairs.of(breeding);
    return uncrossed === 0
      ? crossed
      : (1 - uncrossed) * crossed + uncrossed * this.#pieces.of({ ...breeding, uncrossed: 1 });
  }

  ofEach(breeding: Breeding): number[] {
    const litter = this.#litter;
    if (litter.length === 1) return [this.of(breeding)];
    const each = litter.map((child) => {
      this.compare([child]);
      return this.of(breeding);
    });
    this.compare(litter);
    return each;
  }
}
