import type { Classed } from '../classes.ts';
import { PLACES } from '../choice.ts';
import type { CurrentRun } from '../currentRun.ts';
import { add, real } from '../elements.ts';
import { LikeliestPlaces } from './likeliestPlaces.ts';

/** What is kept of the stake at each choice that may be another one. */
const KEPT = 0.1;
/** So many choices are remembered. */
const MOST = 512;
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
  readonly #before = new LikeliestPlaces(MOST);
  #stakes = new Float64Array(MOST);
  #next = new Float64Array(MOST);
  readonly #gains = new Float64Array(PLACES);
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
    for (let c = 1; c < PLACES; c += 1)
      this.#gains[c] = real(p, c) > 0 ? (real(outcome, c) * chance) / real(p, c) : share;
    this.#bet(share);
    if (share > 0.5 && !this.#before.isFull) this.#before.push(outcome, 1, share);
    this.#spread(MOVED.choice * share);
  }

  /** `share`: how likely it is that there was a choice. */
  #bet(share: number): void {
    const [before, gains, stakes, next] = [this.#before, this.#gains, this.#stakes, this.#next];
    const remembered = before.length;
    next.fill(0, 0, Math.min(MOST, remembered + 2));
    let total = this.#aside;
    for (let h = 0; h < remembered; h += 1) {
      const stake = real(stakes, h);
      const put = (1 - KEPT) * before.certainty(h);
      const won = stake * (share * (1 - put) + put * real(gains, before.place(h)));
      const stays = stake * (1 - share);
      add(next, h, stays + (won * SLIPPED) / 2);
      if (h + 1 < MOST) add(next, h + 1, won * (1 - SLIPPED));
      if (h + 2 < MOST) add(next, h + 2, (won * SLIPPED) / 2);
      total += stays + won;
    }
    this.logE += Math.log(total);
    // What went beyond what is remembered by now stands aside again.
    const left = Math.min(remembered + (share > 0.5 ? 1 : 0), MOST);
    let kept = 0;
    for (let h = 0; h < left; h += 1) kept += next[h] = real(next, h) / total;
    next.fill(0, left, Math.min(MOST, remembered + 2));
    this.#aside = Math.max(0, 1 - kept);
    [this.#stakes, this.#next] = [next, stakes];
  }

  #spread(part: number): void {
    const remembered = this.#before.length;
    if (remembered === 0) return;
    const each = part / 2 / remembered;
    for (let h = 0; h < remembered; h += 1) this.#stakes[h] = real(this.#stakes, h) * (1 - part) + each;
    this.#aside = this.#aside * (1 - part) + part / 2;
  }
}
