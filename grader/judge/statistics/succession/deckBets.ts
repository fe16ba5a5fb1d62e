import { add, item, real } from '../elements.ts';
import { EvenBets } from './evenBets.ts';
import { HiddenChoice, type Hidden } from './hiddenChoice.ts';
import { logMean } from '../logs.ts';
import { PLACES } from '../choice.ts';

/** How much of what a dealt deck would do is bet on: less where little is seen of what was chosen. */
const STRENGTHS: readonly number[] = [0.25, 0.5, 1];

/**
 * Bets that the choices of a generation are dealt from a deck: that what came more often than it should have
 * comes the less often in what is left of it, and in the generations after it. They may be looked at in any
 * order that does not depend on them, so that no order hides that all was chosen in turn.
 */
export class DeckBets {
  readonly #choice: HiddenChoice;
  /** How much more often each place came than it should have, in this generation. */
  readonly #excess = new Float64Array(PLACES);
  readonly #logs = new Float64Array(STRENGTHS.length);
  readonly #even = new EvenBets(PLACES);

  /** `mayBeNone`: option 0 is that nothing is chosen. */
  constructor(mayBeNone: boolean) {
    this.#choice = new HiddenChoice(mayBeNone);
  }

  get logE(): number {
    return logMean([logMean(this.#logs), logMean(this.#even.logs)]);
  }

  /** The choices of one generation, each of the same options. */
  update(choices: readonly Hidden[]): void {
    this.#excess.fill(0);
    for (const [at, hidden] of choices.entries()) this.#take(hidden, choices.length - at);
  }

  /** `left`: how many choices there are from this one on. */
  #take(hidden: Hidden, left: number): void {
    const { byPlace } = this.#choice.read(hidden);
    const { p, outcome } = byPlace;
    this.#even.update(byPlace);
    const excess = this.#excess;
    for (let s = 0; s < STRENGTHS.length; s += 1) {
      let [all, got] = [0, 0];
      for (let c = 0; c < p.length; c += 1) {
        const chance = real(p, c);
        if (chance === 0) continue;
        const weight = Math.exp((-item(STRENGTHS, s) * real(excess, c)) / (1 + left * chance));
        all += chance * weight;
        got += real(outcome, c) * weight;
      }
      add(this.#logs, s, Math.log(got / all));
    }
    for (let c = 0; c < p.length; c += 1) add(excess, c, real(outcome, c) - real(p, c));
  }
}
