import type { CurrentRun } from '../currentRun.ts';
import { logMean } from '../logs.ts';
import { ChoiceStream } from '../succession/choiceStream.ts';
import { seen } from '../succession/hiddenChoice.ts';
import type { Universal } from '../process.ts';

/** A child before and after, where one position of the whole individual may mutate. */
export interface Mutant {
  readonly n: number;
  readonly values: number;
  /** That anything changes. */
  readonly chance: number;
  /** Null where nothing did. */
  readonly change: { readonly position: number; readonly old: number; readonly value: number } | null;
}

/**
 * Bets on what a mutation draws, each by itself, where one choice of all would hide it among the others:
 * whether there is one, and then its position, and how far its new value is from the old one.
 */
export class MutantBets implements Universal {
  readonly #whether: ChoiceStream;
  readonly #positions: ChoiceStream;
  readonly #steps: ChoiceStream;
  readonly logLateE = -Infinity;

  constructor(current: CurrentRun) {
    this.#whether = new ChoiceStream(current, false);
    this.#positions = new ChoiceStream(current, true);
    this.#steps = new ChoiceStream(current, true);
  }

  get logE(): number {
    return logMean([this.#whether, this.#positions, this.#steps].map(({ logE }) => logE));
  }

  update({ n, values, chance, change }: Mutant): void {
    if (!(chance > 0 && chance < 1)) return;
    this.#whether.update(seen(Float64Array.of(1 - chance, chance), change === null ? 0 : 1));
    if (change === null) return;
    const { position, old, value } = change;
    this.#positions.update(seen(evenly(n), 1 + position));
    if (values > 2) this.#steps.update(seen(evenly(values - 1), (value - old + values) % values));
  }
}

/** Equal chances of so many options, after the one that there is none. */
const evenly = (options: number): Float64Array =>
  Float64Array.from({ length: options + 1 }, (_, at) => (at === 0 ? 0 : 1 / options));
