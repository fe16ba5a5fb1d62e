import type { Classed } from '../classes.ts';
import type { CurrentRun } from '../currentRun.ts';
import { real } from '../elements.ts';
import { itemAt } from '../../../types/lookup.ts';

/** What is kept of the stake at each choice that may be another one. */
const KEPT = 0.1;
/** So many choices are remembered. */
const MOST = 1024;
/** The part of the stake that goes to other places of what is remembered, at a choice and at a new run. */
const MOVED = { choice: 1 / 64, run: 1 / 2 };
/** The part that goes to a place too few or too many, as a choice may have been missed. */
const SLIPPED = 1 / 32;
const QUITE_CERTAIN = 1e-12;

/**
 * Bets that choices which are made now and then, such as mutations, come in an order in which they came
 * before, from whatever place on: in that of a generator of its own. Place 0 is that there is none this time.
 *
 * The stake is spread over what is remembered: each part is on the one choice that it stands at, and goes on
 * to the next one when a choice was made. One half stands aside at first.
 */
export class CopiedSequence {
  readonly #current: Pick<CurrentRun, 'run'>;
  /** Of each choice, how likely each place was, given that there was one. */
  readonly #before: Float64Array[] = [];
  #stakes = new Float64Array(MOST);
  #next = new Float64Array(MOST);
  #aside = 1;
  #run = -1;
  logE = 0;

  constructor(current: Pick<CurrentRun, 'run'>) {
    this.#current = current;
  }

  update({ p, outcome }: Classed): void {
    const [chance, share] = [1 - real(p, 0), 1 - real(outcome, 0)];
    if (this.#current.run !== this.#run) {
      this.#run = this.#current.run;
      this.#spread(MOVED.run);
    }
    if (!(chance > QUITE_CERTAIN) || share < QUITE_CERTAIN) return;
    const rest = 1 - share;
    const [stakes, next] = [this.#stakes, this.#next.fill(0)];
    let total = this.#aside;
    for (let h = 0; h < this.#before.length; h += 1) {
      const stake = real(stakes, h);
      if (stake === 0) continue;
      const same = agreement(itemAt(this.#before, h), p, outcome, chance);
      const won = stake * (KEPT * share + (1 - KEPT) * same);
      next[h]! += stake * rest + (won * SLIPPED) / 2;
      if (h + 1 < MOST) next[h + 1]! += won * (1 - SLIPPED);
      if (h + 2 < MOST) next[h + 2]! += (won * SLIPPED) / 2;
      total += stake * rest + won;
    }
    this.logE += Math.log(total);
    if (share > 0.5 && this.#before.length < MOST)
      this.#before.push(outcome.map((each, c) => (c === 0 ? 0 : each / share)));
    // What went beyond what is remembered stands aside again.
    let kept = 0;
    for (let h = 0; h < MOST; h += 1) kept += next[h] = h < this.#before.length ? real(next, h) / total : 0;
    this.#aside = Math.max(0, 1 - kept);
    [this.#stakes, this.#next] = [next, stakes];
    this.#spread(MOVED.choice * share);
  }

  #spread(part: number): void {
    const remembered = this.#before.length;
    if (remembered === 0) return;
    const each = part / 2 / remembered;
    for (let h = 0; h < remembered; h += 1) this.#stakes[h] = real(this.#stakes, h) * (1 - part) + each;
    this.#aside = this.#aside * (1 - part) + part / 2;
  }
}

/** The part of the outcome that is as another one was, and how much likelier that makes it. */
function agreement(before: Float64Array, p: Float64Array, outcome: Float64Array, chance: number): number {
  let sum = 0;
  for (let c = 1; c < p.length; c += 1)
    if (real(p, c) > 0) sum += (real(before, c) * real(outcome, c) * chance) / real(p, c);
  return sum;
}
