import type { Classed } from '../classes.ts';
import type { CurrentRun } from '../currentRun.ts';
import { byte, real } from '../elements.ts';
import { itemAt } from '../../../types/lookup.ts';
import { logAdd, logMean } from '../logs.ts';

/** What is kept of the stake at each choice that may be another one. */
const KEPT = 0.1;
/** So many runs are remembered, and so many choices of each. */
const MOST_RUNS = 64;
const MOST_CHOICES = 256;

/**
 * Bets that the choices of a run are those of an earlier run, whichever it is: a generator that begins anew
 * with each run, or from few seeds, makes them again, whatever the problem is by then. Half of the stake of
 * each run stands aside. Places are compared, and they may be hidden: each is known by its chances.
 */
export class CopiedRuns {
  readonly #current: Pick<CurrentRun, 'run'>;
  readonly #runs: Float64Array[][] = [];
  #now: Float64Array[] = [];
  /** Of this run, a bet on each earlier one. */
  #logs = new Float64Array(0);
  #logBefore = 0;
  #run = -1;

  constructor(current: Pick<CurrentRun, 'run'>) {
    this.#current = current;
  }

  get logE(): number {
    return this.#logBefore + this.#logOfRun();
  }

  update(places: Classed): void {
    if (this.#current.run !== this.#run) this.#turn();
    const at = this.#now.length;
    if (at >= MOST_CHOICES) return;
    for (let r = 0; r < this.#logs.length; r += 1) {
      const before = itemAt(this.#runs, r)[at];
      if (before !== undefined) this.#logs[r]! += Math.log(KEPT + (1 - KEPT) * agreement(before, places));
    }
    this.#now.push(places.outcome.slice());
  }

  #turn(): void {
    this.#logBefore += this.#logOfRun();
    if (this.#now.length > 0 && this.#runs.length < MOST_RUNS) this.#runs.push(this.#now);
    this.#run = this.#current.run;
    this.#now = [];
    this.#logs = new Float64Array(this.#runs.length);
  }

  #logOfRun(): number {
    return this.#logs.length === 0 ? 0 : logAdd(0, logMean(this.#logs)) - Math.LN2;
  }
}

/** How much likelier the outcome is if it was drawn as another one came out. */
function agreement(before: Float64Array, { open, size, p, outcome }: Classed): number {
  let sum = 0;
  for (let i = 0; i < size; i += 1) {
    const c = byte(open, i);
    if (real(p, c) > 0) sum += (real(before, c) * real(outcome, c)) / real(p, c);
  }
  return sum;
}
