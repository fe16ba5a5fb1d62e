import { FEATURE_VALUES } from '../../../reading/features.ts';
import type { CurrentRun } from '../currentRun.ts';
import { type Choice, PLACES } from '../choice.ts';
import { ClassBet, type Classed, RepeatBet } from '../classes.ts';
import { byte, item, member } from '../elements.ts';
import { logMean } from '../logs.ts';
import { EvenBets, NoAndYes } from './evenBets.ts';
import { CopiedRuns } from './copiedRuns.ts';
import { Memory } from './memory.ts';

/** Periods that are looked for. */
const PERIODS = 16;
/** So many choices ago, any step is looked for. */
const STEPS = 2;

type Successive = Pick<
  Choice,
  'byPlace' | 'place' | 'taken' | 'likelier' | 'likelierChance' | 'likelierShare' | 'byFeature' | 'features'
>;

/**
 * Choices that are right in their shares and yet follow from each other, as 1, 2, 3, 1, 2, 3 do. By the place
 * in the list, in sixteenths, it is bet on the step from each of the last two choices, from the one at the
 * same point of the run before, and from where the last step would lead again; on the sum with the last; on
 * the place of 1 to 16 choices ago, or at the same point of any run before; on what comes after each eighth
 * and each two quarters; and on places that are taken too evenly.
 *
 * What is likelier than not says little when it comes, as to stay or to change nothing does: it is bet that
 * it comes too evenly, and of the other choices on the steps among themselves, and on those of each feature.
 */
export class StepBets {
  readonly #all: Memory;
  readonly #moves: Memory;
  readonly #periods = Array.from({ length: PERIODS }, () => new RepeatBet());
  readonly #steps = Array.from({ length: STEPS }, () => new ClassBet(PLACES));
  readonly #stepsOfMoves = Array.from({ length: STEPS }, () => new ClassBet(PLACES));
  readonly #mirror = new ClassBet(PLACES);
  readonly #again = new ClassBet(PLACES);
  readonly #runs = new ClassBet(PLACES);
  readonly #copied: CopiedRuns;
  readonly #eighths = new ClassBet(8 * 8);
  readonly #quarters = new ClassBet(4 * 4 * 4);
  readonly #even = new EvenBets(PLACES);
  readonly #evenMoves = new EvenBets(2);
  readonly #noAndYes = new NoAndYes();
  readonly #features: readonly ClassBet[];
  readonly #single: readonly { readonly logE: number }[];
  #lastFeatures: readonly number[] | null = null;

  constructor(features: number, current: Pick<CurrentRun, 'run'>) {
    this.#all = new Memory(current, PERIODS);
    this.#moves = new Memory(current, STEPS);
    this.#features = Array.from({ length: features }, () => new ClassBet(FEATURE_VALUES));
    this.#copied = new CopiedRuns(current);
    const single = [this.#copied, this.#mirror, this.#again, this.#runs, this.#eighths, this.#quarters];
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

  update(choice: Successive): void {
    const { byPlace, place, taken, likelier, features } = choice;
    for (let at = 0; at < PERIODS; at += 1) {
      const before = this.#all.ago(at + 1);
      if (before !== undefined) this.#periods[at]?.update(byPlace, before);
    }
    updateSteps(byPlace, this.#steps, this.#all);
    updateSteps(byPlace, this.#stepsOfMoves, this.#moves);
    this.#updatePlaces(byPlace);
    this.#copied.update(byPlace);
    this.#updateFeatures(choice);
    this.#even.update(byPlace);
    this.#updateMoves(choice);
    this.#all.add(place);
    const [first = 0] = taken;
    if (taken.length === 1 && first === likelier) return;
    this.#moves.add(place);
    this.#lastFeatures = features.map((values) => byte(values, first));
  }

  #updatePlaces(places: Classed): void {
    const [last, second, run] = [this.#all.ago(1), this.#all.ago(2), this.#all.inRunBefore];
    if (run !== undefined) this.#runs.update(places, { by: -run });
    if (last === undefined) return;
    this.#mirror.update(places, { by: last });
    this.#eighths.update(places, { by: 0, halved: 1, row: last >> 1 });
    if (second === undefined) return;
    this.#again.update(places, { by: second - 2 * last });
    this.#quarters.update(places, { by: 0, halved: 2, row: (second >> 2) * 4 + (last >> 2) });
  }

  #updateFeatures({ byFeature, features }: Successive): void {
    const last = this.#lastFeatures;
    if (last === null) return;
    for (let f = 0; f < features.length; f += 1)
      member(this.#features, f).update(member(byFeature, f), { by: -item(last, f) });
  }

  /** Whether the one that is likelier than not was taken. */
  #updateMoves({ likelier, likelierChance, likelierShare }: Successive): void {
    if (likelier < 0) return;
    this.#evenMoves.update(this.#noAndYes.read(likelierChance, likelierShare));
  }
}

function updateSteps(places: Classed, bets: readonly ClassBet[], memory: Memory): void {
  for (let at = 0; at < bets.length; at += 1) {
    const before = memory.ago(at + 1);
    if (before !== undefined) bets[at]?.update(places, { by: -before });
  }
}
