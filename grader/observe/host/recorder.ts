import { type Asked, EVENT_SIZE, OPS, type Op } from '../../types/observation.ts';
import { LimitReached } from './errors.ts';
import type { Watch } from './watch.ts';

const CODE = Object.fromEntries(OPS.map((op, code) => [op, code])) as Readonly<Record<Op, number>>;
const FIRST_ROWS = 64;

/** Writes down every question of one call of the entry, and stops the run that asks too many. */
export class Recorder {
  #rows = new Float64Array(FIRST_ROWS * EVENT_SIZE);
  #length = 0;
  #calls = 0;
  readonly #limit: number;
  readonly #watch: Watch | null;

  /** `limit` is the number of questions that may be asked; `watch` hears of each one that is answered. */
  constructor(limit: number, watch: Watch | null = null) {
    this.#limit = limit;
    this.#watch = watch;
  }

  /** Counts one question, answered or not. Throws LimitReached. */
  count(): void {
    if (this.#calls >= this.#limit) throw new LimitReached('calls');
    this.#calls += 1;
  }

  record(op: Op, state: number, argument: number, answer: number): void {
    if (this.#length === this.#rows.length) {
      const larger = new Float64Array(this.#rows.length * 2);
      larger.set(this.#rows);
      this.#rows = larger;
    }
    this.#rows[this.#length] = CODE[op];
    this.#rows[this.#length + 1] = state;
    this.#rows[this.#length + 2] = argument;
    this.#rows[this.#length + 3] = answer;
    this.#length += EVENT_SIZE;
    this.#watch?.note();
  }

  get calls(): number {
    return this.#calls;
  }

  /** From where they were asked; undefined where nobody watches. */
  get asked(): Asked | undefined {
    return this.#watch?.asked();
  }

  /** The rows so far, in an array of their own. */
  events(): Float64Array {
    return this.#rows.slice(0, this.#length);
  }
}
