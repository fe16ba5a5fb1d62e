import type { CurrentRun } from '../currentRun.ts';
import { item } from '../elements.ts';
import { logMean } from '../logs.ts';
import { itemAt } from '../../../types/lookup.ts';
import { ChoiceStream } from '../succession/choiceStream.ts';
import type { Hidden } from '../succession/hiddenChoice.ts';
import type { Setting } from './breedings.ts';
import type { Breeding } from './likelihood.ts';
import type { Litter, LitterChances } from './litters.ts';
import { type Origins, OriginsOf } from './origins.ts';

/**
 * Bets that what children come from is not drawn for each, but follows from those made before: cuts, parents,
 * positions and values in turn, or those of a generator of its own.
 */
export class OriginBets {
  readonly #kinds: Readonly<Record<keyof Origins, ChoiceStream>>;

  constructor(current: CurrentRun) {
    const always = (): ChoiceStream => new ChoiceStream(current, false);
    const sometimes = (): ChoiceStream => new ChoiceStream(current, true);
    this.#kinds = {
      cut: always(),
      x: always(),
      y: always(),
      mutates: always(),
      position: sometimes(),
      value: sometimes(),
      step: sometimes(),
    };
  }

  get logE(): number {
    return logMean(Object.values(this.#kinds).map(({ logE }) => logE));
  }

  /**
   * Litters of one generation, in the order in which they were made. Two children of a mating are cut at the
   * same place; what else they come from is asked of the first.
   */
  update(litters: readonly Litter[], correct: Breeding, setting: Setting, chances: LitterChances): void {
    const isWhole = correct.mutation.unit === 'individual';
    const origins = new OriginsOf(chances.population, correct, setting);
    for (const litter of litters) {
      const found = isWhole ? origins.of(itemAt(litter, 0)) : null;
      this.#take({
        ...found,
        cut: found === null || litter.length > 1 ? cutOf(litter, correct, chances) : found.cut,
      });
    }
  }

  #take(origins: Partial<Origins>): void {
    for (const [kind, hidden] of Object.entries(origins) as [keyof Origins, Hidden][])
      this.#kinds[kind].update(hidden);
  }
}

/** Where a litter was cut, of the places where it may be. */
function cutOf(litter: Litter, correct: Breeding, chances: LitterChances): Hidden {
  chances.compare(litter);
  const each = correct.cuts.map((cut) => chances.of({ ...correct, cuts: [cut] }));
  const total = each.reduce((a, b) => a + b, 0);
  return {
    before: new Float64Array(each.length).fill(1 / each.length),
    now: Float64Array.from(each, (_, at) => item(each, at) / total),
  };
}
