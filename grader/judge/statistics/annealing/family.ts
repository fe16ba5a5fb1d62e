import { itemAt } from '../../../types/lookup.ts';
import { add, byte, real } from '../elements.ts';
import { NONE_SEEN, withOneMore } from '../../../../mistakes/chances/annealing.ts';
import { problemOf } from '../../../content/countedMoves.ts';
import type { Input, LocalInput } from '../../../types/input.ts';
import type { Observation } from '../../../types/observation.ts';
import type { ChanceBin } from '../../../types/verdict.ts';
import { Chart } from '../chart.ts';
import { type Family, type FamilyOptions, type Hypothesis } from '../family.ts';
import { logSum } from '../logs.ts';
import { EchoBet } from '../echo.ts';
import type { CaseBets } from '../caseBets.ts';
import { Choice } from '../choice.ts';
import type { ManyWayDecision } from '../manyWay.ts';
import {
  hasNeighbour,
  NEIGHBOUR_FEATURES,
  Neighbourhoods,
  sameState,
} from '../../../reading/neighbourhood.ts';
import { Process } from '../process.ts';
import { Refutation } from '../refutation.ts';
import { manyWayByCase, twoWayByCase } from '../succession/successive.ts';
import type { TwoWayDecision } from '../twoWay.ts';
import { CALIBRATION_BINS, YesOrNo } from '../yesOrNo.ts';
import { ACCEPTED_MISTAKES, acceptanceChances, acceptanceOdds, acceptanceRatios } from './acceptance.ts';
import { type End, endOf, type Ends, endsOf, LowEndBet } from './ends.ts';
import { HiddenNumber } from './hiddenNumber.ts';
import { KERNEL_MISTAKES, Kernel, type Standing } from './kernel.ts';
import { type Terrain, terrainOf } from './terrain.ts';
import { readLog } from '../../../reading/annealingLog.ts';
import { coolingOf } from '../../../reading/coolingOf.ts';
import { PARSES, type Parse, type Step, readSteps } from '../../../reading/annealingSteps.ts';

/**
 * Simulated annealing. Two tests of the same steps, under each parse that the log allows:
 * - `kernel`: from each state to the next, whatever was proposed in between;
 * - `acceptance`: of worse proposals that can be seen, the sharper one.
 * Where few states can be reached, it is bet on where runs end, too.
 */
export function annealingFamily(options: FamilyOptions): Family {
  const ends = new Map<string, Ends | null>();
  let readings: readonly Reading[] = PARSES.map((parse) => new Reading(parse, options));
  return {
    consume(input: Input, observation: Observation): void {
      if (input.kind !== 'local' || observation.points.length === 0) return;
      const problem = problemOf(input);
      const around = new Neighbourhoods(problem, observation.points);
      const terrains = new Map<number, Terrain>();
      const terrainAt = (point: number): Terrain => {
        let terrain = terrains.get(point);
        if (terrain === undefined) terrains.set(point, (terrain = terrainOf(problem, around.at(point))));
        return terrain;
      };
      const { current } = options;
      if (!ends.has(current.key)) ends.set(current.key, endsOf(input, problem));
      const log = readLog(observation, coolingOf(input));
      const end = endOf(ends.get(current.key) ?? null, log, observation, problem);
      readings = readings.filter((reading) => {
        const steps = readSteps(log, around, reading.parse);
        if (steps === null) return false;
        reading.consume(input, steps, around, terrainAt);
        if (end !== null) reading.consumeEnd(end, steps, around);
        return true;
      });
    },
    get hypotheses() {
      return readings.map((reading) => reading.hypothesis);
    },
  };
}

const PER_BIN = 100 / CALIBRATION_BINS;
const ACCEPTANCE_LABELS = Array.from(
  { length: CALIBRATION_BINS },
  (_, bin) => `accepted, where the chance was ${bin * PER_BIN} to ${(bin + 1) * PER_BIN} %`,
);
/** In the order of the kinds of options of a terrain. */
const MOVE_LABELS: readonly string[] = [
  'moved to a better neighbour',
  'moved to an equal neighbour',
  'moved to a worse neighbour',
  'stayed',
];

/** Where one proposal in so many or fewer can be seen, it is bet on what is not. */
const RARELY_SEEN = 8;

/** Temperatures that are told apart, from each on. */
const TEMPERATURES: readonly number[] = [0, 0.5, 1, 2, 4, 8];

/** Alike decisions: as likely in a correct search, at about the same temperature. */
const cellOf = (logYes: number, T: number): number =>
  Math.min(CALIBRATION_BINS - 1, Math.floor(Math.exp(logYes) * CALIBRATION_BINS)) * TEMPERATURES.length +
  TEMPERATURES.findLastIndex((from) => T >= from);

class Reading {
  readonly parse: Parse;
  readonly #kernel: Process<CaseBets<ManyWayDecision>>;
  readonly #acceptance: Process<CaseBets<TwoWayDecision>>;
  readonly #ends = new LowEndBet();
  readonly #number: HiddenNumber;
  readonly #moves = new Chart(MOVE_LABELS);
  readonly #accepted = new Chart(ACCEPTANCE_LABELS);
  readonly #expected = new Float64Array(MOVE_LABELS.length);
  readonly #observed = new Float64Array(MOVE_LABELS.length);
  readonly #logs = new Float64Array(KERNEL_MISTAKES.length);
  readonly #rules = new Kernel();
  readonly #choice = new Choice(NEIGHBOUR_FEATURES + 1);
  readonly #decision = new YesOrNo();
  /**
   * False once a step went to a neighbour that was not the one evaluated: what is evaluated is then not the
   * proposal.
   */
  #showsProposals = true;
  #skipped = 0;
  #seen = NONE_SEEN;
  readonly #acceptedLogs = new Float64Array(ACCEPTED_MISTAKES.length);
  readonly #chances = new Float64Array(ACCEPTED_MISTAKES.length);
  readonly #refutation = new Refutation(ACCEPTED_MISTAKES.length, CALIBRATION_BINS * TEMPERATURES.length);

  constructor(parse: Parse, { logThreshold, current }: FamilyOptions) {
    this.parse = parse;
    this.#number = new HiddenNumber(current);
    this.#kernel = new Process(
      KERNEL_MISTAKES,
      manyWayByCase(NEIGHBOUR_FEATURES + 1, current),
      logThreshold,
      [new EchoBet(current), this.#ends, this.#number],
    );
    this.#acceptance = new Process(ACCEPTED_MISTAKES, twoWayByCase(current), logThreshold);
  }

  get hypothesis(): Hypothesis {
    const hasProposals = this.#showsProposals && this.#acceptance.decisions > 0;
    const bins: ChanceBin[] = [...this.#moves.bins, ...(hasProposals ? this.#accepted.bins : [])];
    return {
      convention: '',
      reading: `schedule ${this.parse.schedule}, neighbours ${this.parse.neighbours}`,
      processes: hasProposals ? [this.#kernel, this.#acceptance] : [this.#kernel],
      binsOf: 'steps',
      bins,
      skipped: this.#skipped,
      isRefuted: (id) => {
        const at = ACCEPTED_MISTAKES.findIndex((mistake) => mistake.id === id);
        return hasProposals && at >= 0 && this.#refutation.isRefuted(at);
      },
    };
  }

  consume(
    { countsMoves }: LocalInput,
    steps: readonly Step[],
    places: Neighbourhoods,
    terrainAt: (point: number) => Terrain,
  ): void {
    const firstT = steps[0]?.T ?? 0;
    let best = -Infinity;
    for (const step of steps) {
      const terrain = terrainAt(step.state);
      const { around } = terrain;
      best = Math.max(best, around.value);
      const taken = this.#outcome(step, terrain, places);
      if (taken.length === 0 || around.isUnclear || around.values.length === 0) {
        this.#skipped += 1;
        continue;
      }
      // Where moves are counted, the value of a state that is new cannot have been kept from before.
      const isNew = countsMoves === true && step.isFirst;
      const { T, t } = step;
      const standing = { around, T, firstT, t, behindBest: best - around.value, seen: this.#seen, isNew };
      const options = this.#rules.options(terrain, T, t);
      const logP0 = logSum(taken.map((j) => real(options.logP, j)));
      if (logP0 === -Infinity) continue; // a broken law, not evidence
      this.#rules.underMistakes(terrain, standing, taken, this.#logs);
      for (let m = 0; m < this.#logs.length; m += 1) add(this.#logs, m, -logP0);
      this.#kernel.known.update(this.#logs);
      this.#kernel.universal.update(this.#choice.read(options, taken));
      this.#kernel.echo?.update(() => taken.join(), logP0);
      // Known before what comes of it, so that to bet on it is fair.
      if (this.#acceptance.decisions * RARELY_SEEN <= this.#kernel.decisions)
        this.#number.update(terrain, T, taken);
      this.#kernel.decided(1, logP0);
      this.#chart(terrain, this.#choice.p, taken);
      this.#judgeProposal(step, terrain, places, standing);
      this.#see(step, terrain, places);
    }
  }

  /** An end that breaks a law says nothing of chances. */
  consumeEnd(end: End, steps: readonly Step[], places: Neighbourhoods): void {
    const last = steps.at(-1);
    if (last === undefined) return;
    const around = places.at(last.state);
    const isNear = sameState(end.state, around.state) || hasNeighbour(around, end.state);
    if (this.parse.neighbours === 'each' && !isNear) return;
    this.#ends.update(end);
    this.#kernel.decided(0, 0);
  }

  /** What was looked at and is worse, proposed or not: what is bet on later may go by anything. */
  #see({ state, next, evaluated, T }: Step, { around }: Terrain, places: Neighbourhoods): void {
    if (evaluated === null || (next !== state && next !== evaluated)) return;
    const [position] = places.positions(state, evaluated);
    const delta = position === undefined ? 0 : itemAt(around.values, position) - around.value;
    if (delta < 0) this.#seen = withOneMore(this.#seen, delta / T, next === evaluated);
  }

  /** The options that lead to what happened; none where it cannot be seen. */
  #outcome(
    { state, next, stayedOrSeen }: Step,
    { around }: Terrain,
    places: Neighbourhoods,
  ): readonly number[] {
    const positionsOf = (end: number): readonly number[] =>
      end === state ? [around.values.length] : places.positions(state, end);
    if (stayedOrSeen !== undefined) return stayedOrSeen.flatMap(positionsOf);
    return next === null ? [] : positionsOf(next);
  }

  /**
   * Where only new states show, a proposal that was seen before says nothing either way; any other shows in
   * both. Where moves are counted, `isNew` says that its value cannot have been kept from before: then it was
   * evaluated to decide, whether or not something is drawn after that.
   */
  #judgeProposal(
    { state, next: seenNext, stayedOrSeen, evaluated, drawnAfter }: Step,
    { around }: Terrain,
    places: Neighbourhoods,
    standing: Standing & { readonly isNew: boolean },
  ): void {
    if (evaluated === null || (!drawnAfter && !standing.isNew) || stayedOrSeen?.includes(evaluated) === true)
      return;
    const next = stayedOrSeen === undefined ? seenNext : state;
    if (next === null) return;
    if (next !== state && next !== evaluated) this.#showsProposals = false;
    if (!this.#showsProposals) return;
    const positions = places.positions(state, evaluated);
    const delta = itemAt(around.values, itemAt(positions, 0)) - around.value;
    if (delta >= 0) return; // to accept it is a law
    const proposal = {
      delta,
      T: standing.T,
      firstT: standing.firstT,
      t: standing.t,
      behindBest: standing.behindBest,
      seen: standing.seen,
      positions,
      k: around.values.length,
    };
    const accepted = next === evaluated;
    const { logYes, logNo } = acceptanceOdds(proposal);
    const logs = this.#acceptedLogs;
    acceptanceChances(proposal, this.#chances);
    acceptanceRatios(this.#chances, accepted, accepted ? logYes : logNo, logs);
    this.#refutation.update(cellOf(logYes, standing.T), this.#chances, accepted, this.#acceptance.known.raw);
    this.#acceptance.known.update(logs);
    const decision = this.#decision.read(logYes, logNo, accepted);
    this.#acceptance.universal.update(decision);
    this.#acceptance.decided(1, accepted ? logYes : logNo);
    this.#accepted.count(decision.fifth, decision.p0, accepted ? 1 : 0);
  }

  #chart({ kinds }: Terrain, p: Float64Array, taken: readonly number[]): void {
    const [expected, observed] = [this.#expected.fill(0), this.#observed.fill(0)];
    for (let j = 0; j < kinds.length; j += 1) add(expected, byte(kinds, j), real(p, j));
    for (const j of taken) add(observed, byte(kinds, j), 1 / taken.length);
    for (let kind = 0; kind < MOVE_LABELS.length; kind += 1)
      if (real(expected, kind) > 0 || real(observed, kind) > 0)
        this.#moves.count(kind, real(expected, kind), real(observed, kind));
  }
}
