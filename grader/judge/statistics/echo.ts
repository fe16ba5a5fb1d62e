import { itemAt } from '../../types/lookup.ts';
import type { CurrentRun } from './currentRun.ts';
import { add } from './elements.ts';
import { logAdd, logMean } from './logs.ts';

/** What is kept of the stake when a choice is another one, so that later runs are not lost. */
const KEPT = 0.05;
/** From which choice of a run on it is bet; a search may have drawn its first ones as it should. */
const STARTS: readonly number[] = [0, 16, 64];
/** A draw that decides now and then is not quite unused. */
const NEARLY_ALL = 0.9;
/** So many choices of a run are remembered: more than enough, as each says a little. */
const MOST_CHOICES = 256;

/** Runs of a test that are made again with other draws: some of its first ones. */
export const MOST_REPEATED = 8;

/**
 * A run is made again, in a fresh instance, on the same input with other draws. Draws that decide nothing
 * show: all is chosen as before. For a correct search every choice is free again, so that to bet on the one
 * before is fair; the bet on a run ends with its first other choice.
 */
export class EchoBet {
  readonly #current: CurrentRun;
  /** Choices of runs that may be made again, by their numbers. */
  readonly #remembered = new Map<number, string[]>();
  #run = -1;
  /** Choices of this run so far. */
  #at = 0;
  /** Of a bet from each of `STARTS` on, and whether it still is on in this run. */
  readonly #logs = new Float64Array(STARTS.length);
  readonly #isOn = STARTS.map(() => true);
  #choices = 0;
  #compared = 0;

  constructor(current: CurrentRun) {
    this.#current = current;
  }

  get logE(): number {
    return logMean(this.#logs);
  }

  /** Choices that came out again as before. */
  get choices(): number {
    return this.#choices;
  }

  /** Whether nearly all of those that were made again did. */
  get isNearlyAll(): boolean {
    return this.#choices > NEARLY_ALL * this.#compared;
  }

  /** `nameOf` names what was chosen, `logP0` is the logarithm of its chance in a correct search. */
  update(nameOf: () => string, logP0: number): void {
    const { run, echoOf } = this.#current;
    if (run !== this.#run) {
      this.#run = run;
      this.#at = 0;
      this.#isOn.fill(true);
    }
    if (echoOf === null) this.#remember(run, nameOf);
    else this.#compare(this.#remembered.get(echoOf)?.[this.#at], nameOf, logP0);
    this.#at += 1;
  }

  #remember(run: number, nameOf: () => string): void {
    if (run >= MOST_REPEATED) return;
    const choices = this.#remembered.get(run) ?? [];
    this.#remembered.set(run, choices);
    if (choices.length < MOST_CHOICES) choices.push(nameOf());
  }

  #compare(before: string | undefined, nameOf: () => string, logP0: number): void {
    if (before === undefined) return;
    const isSame = before === nameOf();
    const ratio = isSame ? logAdd(Math.log1p(-KEPT) - logP0, Math.log(KEPT)) : Math.log(KEPT);
    for (const [bet, start] of STARTS.entries()) {
      if (this.#at < start || !itemAt(this.#isOn, bet)) continue;
      add(this.#logs, bet, ratio);
      this.#isOn[bet] = isSame;
    }
    this.#choices += isSame ? 1 : 0;
    this.#compared += 1;
  }
}
