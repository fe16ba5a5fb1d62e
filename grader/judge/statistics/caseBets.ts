import { logMean } from './logs.ts';
import type { CurrentRun } from './currentRun.ts';
import type { Universal } from './process.ts';

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
  readonly #openOwn: () => Bets<Decision>;
  readonly #current: Pick<CurrentRun, 'key'>;
  readonly #together: Bets<Decision>;
  readonly #cases = new Map<string, Bets<Decision>>();

  /** `openOwn` opens the bets of a case, where they are others. */
  constructor(
    open: () => Bets<Decision>,
    current: Pick<CurrentRun, 'key'>,
    openOwn: () => Bets<Decision> = open,
  ) {
    this.#openOwn = openOwn;
    this.#current = current;
    this.#together = open();
  }

  update(...decision: Decision): void {
    let own = this.#cases.get(this.#current.key);
    if (own === undefined) this.#cases.set(this.#current.key, (own = this.#openOwn()));
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
