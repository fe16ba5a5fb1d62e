import { FEATURE_VALUES } from '../../../reading/features.ts';
import type { CurrentRun } from '../currentRun.ts';
import { byte, item, real } from '../elements.ts';
import { FeatureBet } from '../featureBet.ts';
import { logMean } from '../logs.ts';
import type { ManyWayDecision } from '../manyWay.ts';
import { EvenBets } from './evenBets.ts';
import { Memory } from './memory.ts';
import {
  PlaceBet,
  type PlaceDecision,
  placesOf,
  RepeatBet,
  stepsFrom,
  type Weighed,
  weigh,
} from './places.ts';

/** Periods that are looked for. */
const PERIODS = 16;
/** So many choices ago, any step is looked for. */
const STEPS = 2;

/**
 * Choices that are right in their shares and yet follow from each other, as 1, 2, 3, 1, 2, 3 do. By the place
 * in the list, in sixteenths, it is bet on the step from each of the last two choices, from the one at the
 * same point of the run before, and from where the last step would lead again; on the sum with the last; on
 * the place of 1 to 16 choices ago; on what comes after each eighth and each two quarters; and on places that
 * are taken too evenly.
 *
 * What is likelier than not says little when it comes, as to stay or to change nothing does: it is bet that
 * it comes too evenly, and of the other choices on the steps among themselves, and on those of each feature.
 */
export class StepBets {
  readonly #all: Memory;
  readonly #moves: Memory;
  readonly #periods = Array.from({ length: PERIODS }, () => new RepeatBet());
  readonly #steps = Array.from({ length: STEPS }, () => new PlaceBet());
  readonly #stepsOfMoves = Array.from({ length: STEPS }, () => new PlaceBet());
  readonly #mirror = new PlaceBet();
  readonly #again = new PlaceBet();
  readonly #runs = new PlaceBet();
  readonly #eighths = new PlaceBet(8 * 8);
  readonly #quarters = new PlaceBet(4 * 4 * 4);
  readonly #even = new EvenBets();
  readonly #evenMoves = new EvenBets(2);
  readonly #features: readonly FeatureBet[];
  readonly #single: readonly { readonly logE: number }[];
  #lastFeatures: readonly number[] | null = null;

  constructor(features: number, current: Pick<CurrentRun, 'run'>) {
    this.#all = new Memory(current, PERIODS);
    this.#moves = new Memory(current, STEPS);
    this.#features = Array.from({ length: features }, () => new FeatureBet());
    const single = [this.#mirror, this.#again, this.#runs, this.#eighths, this.#quarters];
    this.#single = [...this.#periods, ...this.#steps, ...this.#stepsOfMoves, ...this.#features, ...single];
  }

  get logE(): number {
    const [even, moves] = [this.#even.logs, this.#evenMoves.logs];
    const logs = new Float64Array(this.#single.length + even.length + moves.length);
    for (let at = 0; at < this.#single.length; at += 1) logs[at] = this.#single[at]?.logE ?? 0;
    logs.set(even, this.#single.length);
    logs.set(moves, this.#single.length + even.length);
    return logMean(logs);
  }

  update(...decision: ManyWayDecision): void {
    const weighed = weigh(...decision);
    const places = placesOf(weighed.p, weighed.taken, weighed.shares);
    for (const [at, bet] of this.#periods.entries()) {
      const before = this.#all.ago(at + 1);
      if (before !== undefined) bet.update(places, before);
    }
    updateSteps(places, this.#steps, this.#all);
    updateSteps(places, this.#stepsOfMoves, this.#moves);
    this.#updatePlaces(places);
    this.#updateFeatures(weighed);
    this.#even.update(places);
    this.#updateMoves(weighed);
    this.#all.add(places.first);
    const [taken = 0] = weighed.taken;
    if (weighed.taken.length === 1 && taken === weighed.likelier) return;
    this.#moves.add(places.first);
    this.#lastFeatures = weighed.options.features.map((values) => byte(values, taken));
  }

  #updatePlaces(places: PlaceDecision): void {
    const [last, second, run] = [this.#all.ago(1), this.#all.ago(2), this.#all.inRunBefore];
    if (run !== undefined) this.#runs.update(places, { by: -run });
    if (last === undefined) return;
    this.#mirror.update(places, { by: last });
    this.#eighths.update(places, { by: 0, halved: 1, row: last >> 1 });
    if (second === undefined) return;
    this.#again.update(places, { by: second - 2 * last });
    this.#quarters.update(places, { by: 0, halved: 2, row: (second >> 2) * 4 + (last >> 2) });
  }

  #updateFeatures({ options: { features }, p, taken, shares }: Weighed): void {
    const last = this.#lastFeatures;
    if (last === null) return;
    for (const [f, bet] of this.#features.entries()) {
      const values = features[f];
      if (values !== undefined)
        bet.update(stepsFrom(item(last, f), values, FEATURE_VALUES), p, taken, shares);
    }
  }

  /** Whether the one that is likelier than not was taken. */
  #updateMoves({ p, taken, shares, likelier }: Weighed): void {
    if (likelier < 0) return;
    const chance = real(p, likelier);
    const at = taken.indexOf(likelier);
    const yes = at < 0 ? 0 : real(shares, at);
    this.#evenMoves.update({
      p: Float64Array.of(chance, 1 - chance),
      outcome: Float64Array.of(yes, 1 - yes),
    });
  }
}

function updateSteps(places: PlaceDecision, bets: readonly PlaceBet[], memory: Memory): void {
  for (let at = 0; at < bets.length; at += 1) {
    const before = memory.ago(at + 1);
    if (before !== undefined) bets[at]?.update(places, { by: -before });
  }
}
