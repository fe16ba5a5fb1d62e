import { type Bets, CaseBets } from '../caseBets.ts';
import type { CurrentRun } from '../currentRun.ts';
import { logAdd } from '../logs.ts';
import { ManyWayBets, type ManyWayDecision } from '../manyWay.ts';
import { TwoWayBets, type TwoWayDecision } from '../twoWay.ts';
import { PairBets } from './pairBets.ts';
import { StepBets } from './stepBets.ts';

/** The part of the stake on how a choice follows from those before. */
export const SUCCESSION = 1 / 8;

/** A bet on successive decisions; it needs no copies that start later, as it learns anew what it bets on. */
interface Succession<Decision extends readonly unknown[]> {
  readonly logE: number;
  update(...decision: Decision): void;
}

/** Bets on decisions by themselves, and with a part of the stake on how each follows from those before. */
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

/** Choices among many options with so many features. */
export const manyWayInTurn = (features: number, current: Pick<CurrentRun, 'run'>): Bets<ManyWayDecision> =>
  new SuccessiveBets(new ManyWayBets(features), new StepBets(features, current));

export const twoWayInTurn = (current: Pick<CurrentRun, 'run'>): Bets<TwoWayDecision> =>
  new SuccessiveBets(new TwoWayBets(), new PairBets(current));

/** Of all cases together, each decision by itself; of each case also how they follow from each other. */
export const manyWayByCase = (features: number, current: CurrentRun): CaseBets<ManyWayDecision> =>
  new CaseBets(
    () => new ManyWayBets(features),
    current,
    () => manyWayInTurn(features, current),
  );

export const twoWayByCase = (current: CurrentRun): CaseBets<TwoWayDecision> =>
  new CaseBets(
    () => new TwoWayBets(),
    current,
    () => twoWayInTurn(current),
  );
