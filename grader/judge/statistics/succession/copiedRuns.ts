import type { Classed } from '../classes.ts';
import type { CurrentRun } from '../currentRun.ts';
import { add, member, real } from '../elements.ts';
import { logAdd, logMean } from '../logs.ts';
import { LikeliestPlaces } from './likeliestPlaces.ts';

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
  readonly #runs: LikeliestPlaces[] = [];
  #now = new LikeliestPlaces(MOST_CHOICES);
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

  update({ p, outcome }: Classed): void {
    if (this.#current.run !== this.#run) this.#turn();
    if (this.#now.isFull) return;
    const at = this.#now.length;
    for (let r = 0; r < this.#logs.length; r += 1) {
      const before = member(this.#runs, r);
      if (at >= before.length) continue;
      const place = before.place(at);
      if (!(real(p, place) > 0)) continue; // it cannot come this time
      const put = (1 - KEPT) * before.certainty(at);
      add(this.#logs, r, Math.log(1 - put + (put * real(outcome, place)) / real(p, place)));
    }
    this.#now.push(outcome, 0, 1);
  }

  #turn(): void {
    this.#logBefore += this.#logOfRun();
    if (this.#now.length > 0 && this.#runs.length < MOST_RUNS) this.#runs.push(this.#now);
    this.#run = this.#current.run;
    this.#now = new LikeliestPlaces(MOST_CHOICES);
    this.#logs = new Float64Array(this.#runs.length);
  }

  #logOfRun(): number {
    return this.#logs.length === 0 ? 0 : logAdd(0, logMean(this.#logs)) - Math.LN2;
  }
}
