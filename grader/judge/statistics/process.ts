import { itemAt } from '../../types/lookup.ts';
import { real } from './elements.ts';
import type { MistakeTexts } from '../../../mistakes/mistake.ts';
import { EchoBet } from './echo.ts';
import { KnownBets } from './knownBets.ts';
import { LATE } from './lateStarts.ts';
import { logAdd, toLog10 } from './logs.ts';

/** A mistake is named when it explains the decisions this many times better than every other one. */
export const CLEAR_LEAD = Math.log(1000);
/** … and not this many times worse than the best bet that needs to know no mistake. */
const BEHIND_UNIVERSAL = Math.log(20);
const COURSE_POINTS = 64;
/** The part of the stake on each bet that stands aside from the decisions one by one. */
const ASIDE = 1 / 64;

/** The bets that need to know no mistake. */
export interface Universal {
  readonly logE: number;
  /** Of copies that start later. */
  readonly logLateE: number;
}

/**
 * The evidence of one family of decisions against a correct way of choosing: half of the stake on the known
 * mistakes, half on bets that need to know none; of either a small part on copies that start later; and a
 * part of all on bets that stand aside.
 *
 * A non-negative supermartingale that starts at 1 when the decisions are a correct submission's, whatever it
 * does otherwise, so that the chance of its ever reaching 1/a is at most a (Ville 1939). It may thus be
 * looked at after each decision, and stopped at will. Memory does not grow with the decisions.
 */
export class Process<U extends Universal = Universal> {
  readonly mistakes: readonly MistakeTexts[];
  readonly known: KnownBets;
  readonly universal: U;
  readonly echo: EchoBet | null;
  readonly #aside: readonly Pick<Universal, 'logE'>[];
  readonly #threshold: number;
  readonly #course: [number, number][] = [];
  #stride = 1;
  #decisions = 0;
  #logE = 0;
  #isStale = false;
  #logNull = 0;
  #highest = 0;

  /** `logThreshold` is log(1/alpha) of the check. */
  constructor(
    mistakes: readonly MistakeTexts[],
    universal: U,
    logThreshold: number,
    aside: readonly Pick<Universal, 'logE'>[] = [],
  ) {
    this.mistakes = mistakes;
    this.known = new KnownBets(mistakes.length);
    this.universal = universal;
    this.#aside = aside;
    this.echo = aside.find((bet) => bet instanceof EchoBet) ?? null;
    this.#threshold = logThreshold;
  }

  /**
   * After the bets have been updated; `decisions` is 0 where they were updated once more for the same ones.
   * `logP0` is the logarithm of the chance that a correct submission had of doing the same.
   */
  decided(decisions: number, logP0: number): void {
    this.#decisions += decisions;
    this.#logNull += logP0;
    this.#isStale = true;
    this.#note();
  }

  /** Worked out when it is asked for, as most decisions change little. */
  get logE(): number {
    if (this.#isStale) {
      const bets = logAdd(
        Math.log1p(-LATE) + this.#both(this.known.logE, this.universal.logE),
        Math.log(LATE) + this.#both(this.known.logLateE, this.universal.logLateE),
      );
      this.#logE = this.#aside.reduce(
        (sum, { logE }) => logAdd(sum, Math.log(ASIDE) + logE),
        Math.log1p(-ASIDE * this.#aside.length) + bets,
      );
      this.#highest = Math.max(this.#highest, this.#logE);
      this.#isStale = false;
    }
    return this.#logE;
  }

  #both(known: number, universal: number): number {
    return this.mistakes.length === 0 ? universal : logAdd(known, universal) - Math.LN2;
  }

  get decisions(): number {
    return this.#decisions;
  }

  /** Logarithm of the chance of all decisions for a correct submission. */
  get logNull(): number {
    return this.#logNull;
  }

  /** The highest that it has been, where it was looked at. */
  get highest(): number {
    return this.#highest;
  }

  /** The one mistake that explains the decisions, if it alone does and does so well enough. */
  get named(): { readonly mistake: MistakeTexts; readonly logE: number } | null {
    const { raw } = this.known;
    let best = -1;
    for (let m = 0; m < raw.length; m += 1) if (best < 0 || real(raw, m) > real(raw, best)) best = m;
    if (best < 0) return null;
    const logE = real(raw, best);
    const isClear = raw.every((other, m) => m === best || logE >= other + CLEAR_LEAD);
    if (logE < this.#threshold || !isClear || logE < this.universal.logE - BEHIND_UNIVERSAL) return null;
    return { mistake: itemAt(this.mistakes, best), logE };
  }

  /** `[decisions, log10 of the evidence]` along the way, at most `COURSE_POINTS` + 1 of them. */
  get course(): [number, number][] {
    const last = this.#course.at(-1);
    return last?.[0] === this.#decisions
      ? [...this.#course]
      : [...this.#course, [this.#decisions, toLog10(this.logE)]];
  }

  /** Keeps every stride-th point, and every other one when there are too many. */
  #note(): void {
    if (this.#decisions % this.#stride !== 0) return;
    this.#course.push([this.#decisions, toLog10(this.logE)]);
    if (this.#course.length < COURSE_POINTS) return;
    const kept = this.#course.filter((_, at) => at % 2 === 1);
    this.#course.splice(0, this.#course.length, ...kept);
    this.#stride *= 2;
  }
}
