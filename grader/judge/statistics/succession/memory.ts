import type { CurrentRun } from '../currentRun.ts';

/** So many choices of a run are kept, to compare those of the next run with. */
const MOST_OF_A_RUN = 1024;

/** What was seen at each of the last decisions, and at those of the run before. */
export class Memory {
  readonly #current: Pick<CurrentRun, 'run'>;
  readonly #most: number;
  /** The last decisions, in a ring. */
  readonly #last: number[];
  #count = 0;
  #before: number[] = [];
  #now: number[] = [];
  #run = NaN;

  /** The last `most` decisions are remembered. */
  constructor(current: Pick<CurrentRun, 'run'>, most: number) {
    this.#current = current;
    this.#most = most;
    this.#last = new Array<number>(most).fill(0);
  }

  /** So many decisions ago; undefined where there was none. */
  ago(decisions: number): number | undefined {
    return decisions > this.#count || decisions > this.#most
      ? undefined
      : this.#last[(this.#count - decisions) % this.#most];
  }

  /** At the same point of the run before. */
  get inRunBefore(): number | undefined {
    this.#turn();
    return this.#before[this.#now.length];
  }

  add(seen: number): void {
    this.#turn();
    this.#last[this.#count % this.#most] = seen;
    this.#count += 1;
    if (this.#now.length < MOST_OF_A_RUN) this.#now.push(seen);
  }

  #turn(): void {
    if (this.#current.run === this.#run) return;
    this.#run = this.#current.run;
    this.#before = this.#now;
    this.#now = [];
  }
}
