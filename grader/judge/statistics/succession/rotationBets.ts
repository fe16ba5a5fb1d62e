import type { CurrentRun } from '../currentRun.ts';
import { member, real } from '../elements.ts';
import { logMean } from '../logs.ts';

/** Parts of the unit interval that are told apart, and steps round it: a power of 2. */
export const CELLS = 64;
/** What is kept of the stake at each number that may be another one. */
const KEPT = 0.05;
/** The part of the stake that goes to any place when a run begins. */
const ANYWHERE = 1 / 2;
/** The part that moves on to either side at each number, as steps lie between those that are told apart. */
const ASIDE = 1 / 8;
/** So many numbers are bet on: more than enough, as each says a little. */
const MOST_NUMBERS = 1024;

/**
 * Bets that numbers which nobody sees, and by which is chosen, are no draws but go round the unit interval in
 * equal steps, as multiples of the golden ratio do, tenths in turn, and one and the same number. Of each the
 * chances of what came of it are known.
 */
export class RotationBets {
  readonly #current: Pick<CurrentRun, 'run'>;
  /** Of each step, the stake on each place where its sequence may have begun. */
  readonly #stakes = Array.from({ length: CELLS }, () => new Float64Array(CELLS).fill(1 / CELLS));
  readonly #moved = new Float64Array(CELLS);
  readonly #logs = new Float64Array(CELLS);
  #numbers = 0;
  #run = -1;

  constructor(current: Pick<CurrentRun, 'run'>) {
    this.#current = current;
  }

  get logE(): number {
    return logMean(this.#logs);
  }

  /**
   * `ratios`: of each cell, how likely what came is if the number lies there, against its chance whatever the
   * number is. `isNext`: whether the next decision is by the next number.
   */
  update(ratios: Float64Array, isNext: boolean): void {
    if (this.#numbers >= MOST_NUMBERS) return;
    if (this.#current.run !== this.#run) this.#turn();
    const moved = this.#moved;
    for (let step = 0; step < CELLS; step += 1) {
      const stakes = member(this.#stakes, step);
      const from = this.#numbers * step;
      let all = 0;
      for (let c = 0; c < CELLS; c += 1) {
        const stake = real(stakes, c) * (KEPT + (1 - KEPT) * real(ratios, (c + from) & (CELLS - 1)));
        moved[c] = stake;
        all += stake;
      }
      this.#logs[step] = real(this.#logs, step) + Math.log(all);
      const [stays, goes] = isNext ? [(1 - 2 * ASIDE) / all, ASIDE / all] : [1 / all, 0];
      for (let c = 0; c < CELLS; c += 1)
        stakes[c] =
          stays * real(moved, c) +
          goes * (real(moved, (c + 1) & (CELLS - 1)) + real(moved, (c - 1) & (CELLS - 1)));
    }
    if (isNext) this.#numbers += 1;
  }

  #turn(): void {
    this.#run = this.#current.run;
    for (const stakes of this.#stakes)
      for (let c = 0; c < CELLS; c += 1) stakes[c] = (1 - ANYWHERE) * real(stakes, c) + ANYWHERE / CELLS;
  }
}

/** Adds `weight` to each cell in so far as it lies below p. */
export function addUpTo(p: number, weight: number, cells: Float64Array): void {
  const end = Math.min(CELLS, p * CELLS);
  const whole = Math.floor(end);
  for (let c = 0; c < whole; c += 1) cells[c] = real(cells, c) + weight;
  if (whole < CELLS) cells[whole] = real(cells, whole) + weight * (end - whole);
}
