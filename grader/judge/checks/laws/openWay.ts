import type { Individual } from '../../../../reference/local/genetics.ts';
import { type Convention, correctBreeding } from '../../statistics/genetics/breedings.ts';
import { type Elite, eliteOf, holdsElite } from '../../statistics/genetics/elite.ts';
import type { Breeding } from '../../statistics/genetics/likelihood.ts';
import type { LitterChances } from '../../statistics/genetics/litters.ts';
import type { Setting } from '../../statistics/genetics/setting.ts';

/** A way of breeding that a generation may have come about by, as its children are looked at one by one. */
export class OpenWay {
  readonly convention: Convention;
  readonly breeding: Breeding;
  /** How many of the generation are carried over. */
  readonly kept: number;
  readonly #elite: Elite;
  /** Those that can only have been carried over. */
  readonly #unbred: Individual[] = [];

  constructor(
    convention: Convention,
    setting: Setting,
    parents: readonly Individual[],
    fitness: readonly number[],
  ) {
    this.convention = convention;
    this.breeding = correctBreeding(convention, setting, fitness);
    this.kept = convention.keep.kept(parents.length);
    this.#elite = eliteOf(parents, fitness, this.kept);
  }

  /** Whether it is possible so far; `chances` are those of this child. */
  take(child: Individual, chances: LitterChances): boolean {
    if (!(chances.of(this.breeding) > 0)) this.#unbred.push(child);
    return this.#unbred.length <= this.kept;
  }

  /** Whether all of them can have come about by it. */
  holds(children: readonly Individual[]): boolean {
    return holdsElite(children, this.#unbred, this.#elite);
  }
}
