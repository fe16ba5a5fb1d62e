import type { Input } from '../../types/input.ts';
import { logMean } from './logs.ts';
import type { Universal } from './process.ts';

/** Which case the run is of that is being consumed: `openFamily` sets it before each. */
export interface CurrentCase {
  key: string;
}

/**
 * What the runs of a case share, and those of another do not: all of an input but its seed and its starting
 * population.
 */
export function caseOf(input: Input): string {
  switch (input.kind) {
    case 'local':
      return JSON.stringify([input.problem, input.options, input.schedule]);
    case 'genetic':
      return JSON.stringify([input.fitness, input.options]);
    case 'part':
      return JSON.stringify({ ...input, seed: 0 });
    case 'game':
      return '';
  }
}

/** Bets that need to know no mistake, on decisions that are described by `Decision`. */
export interface Bets<Decision extends readonly unknown[]> extends Universal {
  update(...decision: Decision): void;
}

/**
 * Half of the stake on all decisions together, half on those of each case by itself: what leans one way in
 * one case and another way in the next, or in one case alone, is lost in the whole.
 *
 * Each decision moves the bets of one case, which is known before it; so their product is a fair bet, and so
 * is the mean of that and the bets on all.
 */
export class CaseBets<Decision extends readonly unknown[]> implements Bets<Decision> {
  readonly #open: () => Bets<Decision>;
  readonly #current: CurrentCase;
  readonly #together: Bets<Decision>;
  readonly #cases = new Map<string, Bets<Decision>>();

  constructor(open: () => Bets<Decision>, current: CurrentCase) {
    this.#open = open;
    this.#current = current;
    this.#together = open();
  }

  update(...decision: Decision): void {
    let own = this.#cases.get(this.#current.key);
    if (own === undefined) this.#cases.set(this.#current.key, (own = this.#open()));
    this.#together.update(...decision);
    own.update(...decision);
  }

  get logE(): number {
    return this.#mean(({ logE }) => logE);
  }

  get logLateE(): number {
    return this.#mean(({ logLateE }) => logLateE);
  }

  #mean(log: (bets: Universal) => number): number {
    let product = 0;
    for (const bets of this.#cases.values()) product += log(bets);
    return logMean([log(this.#together), product]);
  }
}
