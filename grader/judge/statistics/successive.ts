import { FEATURE_VALUES } from '../../reading/features.ts';
import type { Bets } from './caseBets.ts';
import { FeatureBet } from './featureBet.ts';
import { logAdd } from './logs.ts';
import { type ManyWayDecision, outcomeOf } from './manyWay.ts';
import { ShiftBins } from './shiftBins.ts';
import { CALIBRATION_BINS, type TwoWayDecision } from './twoWay.ts';

/** The part of the stake on how a choice follows from the one before. */
export const SUCCESSION = 1 / 8;

/** A bet on successive decisions; it needs no copies that start later, as it learns anew what it bets on. */
interface Succession<Decision extends readonly unknown[]> {
  readonly logE: number;
  update(...decision: Decision): void;
}

/**
 * Choices that are right in their shares and yet follow from each other, as 1, 2, 3, 1, 2, 3 do: the step
 * from the place of the last choice in its list to that of the next, in sixteenths of the list.
 */
class StepBet implements Succession<ManyWayDecision> {
  readonly #steps = new FeatureBet();
  #last: number | null = null;

  get logE(): number {
    return this.#steps.logE;
  }

  update(options: ManyWayDecision[0], taken: ManyWayDecision[1]): void {
    const { logP } = options;
    const k = logP.length;
    const placeOf = (j: number): number => (j + 0.5) / k;
    const last = this.#last;
    if (last !== null) {
      this.#steps.update(
        Uint8Array.from(logP, (_, j) => stepClass(placeOf(j) - last)),
        logP.map(Math.exp),
        taken,
        outcomeOf(options, taken).shares,
      );
    }
    this.#last = placeOf(taken[0] ?? 0);
  }
}

const STEPS = Math.min(16, FEATURE_VALUES);
/** Lists of any length; a little is added, so that whole steps are not lost in the last digit. */
const stepClass = (step: number): number => Math.floor(((step + 1) % 1) * STEPS + 1e-9) % STEPS;

/** Decisions between yes and no, by how the last one came out and how likely yes was there. */
class PairBet implements Succession<TwoWayDecision> {
  readonly #bins = new ShiftBins(2 * CALIBRATION_BINS);
  #last: number | null = null;

  get logE(): number {
    return this.#bins.logE;
  }

  update(logYes: number, _logNo: number, yes: boolean): void {
    const p0 = Math.exp(logYes);
    if (this.#last !== null) this.#bins.update(this.#last, p0, yes);
    const fifth = Math.min(CALIBRATION_BINS - 1, Math.floor(p0 * CALIBRATION_BINS));
    this.#last = (yes ? CALIBRATION_BINS : 0) + fifth;
  }
}

/** Bets on decisions by themselves, and with a part of the stake on how each follows from the one before. */
class SuccessiveBets<Decision extends readonly unknown[]> implements Bets<Decision> {
  readonly #alone: Bets<Decision>;
  readonly #succession: Succession<Decision>;

  constructor(alone: Bets<Decision>, succession: Succession<Decision>) {
    this.#alone = alone;
    this.#succession = succession;
  }

  update(...decision: Decision): void {
    this.#alone.update(...decision);
    this.#succession.update(...decision);
  }

  get logE(): number {
    return logAdd(Math.log1p(-SUCCESSION) + this.#alone.logE, Math.log(SUCCESSION) + this.#succession.logE);
  }

  get logLateE(): number {
    return this.#alone.logLateE;
  }
}

export const withSteps = (alone: Bets<ManyWayDecision>): Bets<ManyWayDecision> =>
  new SuccessiveBets(alone, new StepBet());

export const withPairs = (alone: Bets<TwoWayDecision>): Bets<TwoWayDecision> =>
  new SuccessiveBets(alone, new PairBet());
