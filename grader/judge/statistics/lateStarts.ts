import { add, real } from './elements.ts';
import { logAdd, logMean } from './logs.ts';

/** The part of a stake that is kept for copies of its bets that start later. */
export const LATE = 1 / 256;
/**
 * Each start comes when the decisions have grown by this part since the one before, at first after each
 * decision.
 */
const PACE = 1 / 8;

/**
 * Copies of some bets, started anew again and again. A bet that a search wins by being right for long has
 * little left to notice with when the search goes wrong; a copy that starts then has all of its own.
 *
 * The k-th start stakes 1/(k(k + 1)) of the whole, which sums to 1, at a time that is known beforehand; until
 * then it is kept. So this is a non-negative martingale from 1 wherever the bets are fair.
 */
export class LateStarts {
  readonly #logs: Float64Array;
  #decisions = 0;
  #starts = 0;
  #next = 1;

  /** For so many bets, with equal shares. */
  constructor(bets: number) {
    this.#logs = new Float64Array(bets).fill(-Infinity);
  }

  /** Before the bets on a decision. */
  begin(): void {
    if (this.#decisions === this.#next) {
      this.#starts += 1;
      const stake = -Math.log(this.#starts * (this.#starts + 1));
      for (let i = 0; i < this.#logs.length; i += 1) this.#logs[i] = logAdd(real(this.#logs, i), stake);
      this.#next += Math.max(1, Math.floor(this.#next * PACE));
    }
    this.#decisions += 1;
  }

  /** What bet `bet` made of each unit staked on it, as a logarithm. */
  grow(bet: number, logRatio: number): void {
    add(this.#logs, bet, logRatio);
  }

  /** The same of several bets, from the one at `from` on, which grow too. */
  growAll(bets: Float64Array, from: number, logRatios: Float64Array): void {
    for (let i = 0; i < bets.length; i += 1) {
      add(bets, i, real(logRatios, i));
      this.grow(from + i, real(logRatios, i));
    }
  }

  get logE(): number {
    return logAdd(logMean(this.#logs), -Math.log(this.#starts + 1));
  }
}
