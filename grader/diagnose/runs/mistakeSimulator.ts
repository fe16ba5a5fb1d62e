import type { Exercise } from '../../types/exercise.ts';
import { type Cause, causeOf } from './cause.ts';
import type { KnownMistake } from './knownPrograms.ts';
import type { ObserveTrusted } from '../../types/trusted.ts';
import { type RunFeatures, runFeatures } from './runFeatures.ts';
import { type Likelihood, likelihoodOfQuantities, logLikelihoodOfSteps } from './runLikelihood.ts';
import { withNewSeed, type RunSample } from './runSample.ts';

/**
 * How often a mistake is played on an input, with other draws each time, before what was seen there counts as
 * something that it does not do.
 */
const MOST_SIMULATIONS = 20;
/** How often it is played on each input, to compare how likely mistakes make what was seen. */
const SIMULATIONS = 8;
/** Of a run that took long there is little choice left to chance. */
const LONG = 2_000;
const SIMULATIONS_LONG = 6;
/** Questions of one played run: so many times as many as were seen, styles being different, and some. */
const TIMES_AS_MANY = 10;
const AND_MORE = 1_000;
/** Of a run that was stopped: what goes on for so long goes on for ever. */
const FOR_EVER = 3_000;
/**
 * A mistake that does nothing of what was seen in so many runs, played a few times each, is not looked at any
 * longer.
 */
const FIRST = { runs: 6, played: 3 };
/** Runs that may end as the mistake never did when it was played: what is rare is missed now and then. */
const MISSED = { atLeast: 1, share: 1 / 20 };

interface Simulation {
  readonly cause: Cause | null;
  readonly facts: () => RunFeatures;
}

/** A mistake of the bank, or two at once, played on the inputs of a submission as often as needed. */
export class MistakeSimulator {
  readonly mistake: KnownMistake;
  readonly #exercise: Exercise;
  readonly #observe: ObserveTrusted;
  readonly #played = new Map<RunSample, Simulation[]>();
  readonly #causes = new Set<Cause | null>();
  /** The same by run, and how often it was played there: what is left when the rest is forgotten. */
  readonly #known = new Map<RunSample, { readonly causes: Set<Cause | null>; played: number }>();
  /** Questions asked in all plays, which is what they cost. */
  questions = 0;
  /** What explains some runs no longer explains more of them. */
  #isOut = false;

  constructor(mistake: KnownMistake, exercise: Exercise, observe: ObserveTrusted) {
    this.mistake = mistake;
    this.#exercise = exercise;
    this.#observe = observe;
  }

  /** The first `many` plays on the input of a run; fewer where they take long. */
  #play(run: RunSample, many: number): readonly Simulation[] {
    const all = this.#played.get(run) ?? [];
    this.#played.set(run, all);
    const { limits } = this.#exercise;
    const wasStopped = run.observation.outcome.kind === 'limit';
    const most = wasStopped ? FOR_EVER : TIMES_AS_MANY * run.observation.calls + AND_MORE;
    const enough = wasStopped || run.observation.calls > LONG ? Math.min(SIMULATIONS_LONG, many) : many;
    while (all.length < enough) {
      const input = withNewSeed(run, all.length);
      const observation = this.#observe(this.mistake.load(), input, { calls: Math.min(limits.calls, most) });
      const cause = causeOf(this.#exercise, run.laws, input, observation);
      let facts: RunFeatures | undefined;
      this.#causes.add(cause);
      this.questions += observation.calls;
      const known = this.#known.get(run) ?? { causes: new Set(), played: 0 };
      this.#known.set(run, known);
      known.causes.add(cause);
      known.played += 1;
      all.push({
        cause,
        facts:
          all.length < SIMULATIONS
            ? () => (facts ??= runFeatures(this.#exercise, input, observation))
            : NO_FACTS,
      });
    }
    return all;
  }

  /** Whether it ever goes wrong, or right, on an input in the very way that was seen. */
  #does(run: RunSample, most: number): boolean {
    for (let many = 1; many <= most; many += 1)
      if (this.#play(run, many).at(many - 1)?.cause === run.cause) return true;
    return false;
  }

  /** Whether it does, in the first few plays, what was seen in a run. */
  mayDo(run: RunSample): boolean {
    const known = this.#known.get(run);
    return known !== undefined && known.played >= FIRST.played
      ? known.causes.has(run.cause)
      : this.#does(run, FIRST.played);
  }

  /**
   * Whether it goes wrong, or right, as was seen: on each input or, for what it does elsewhere, on nearly
   * each. `isNamed`: whether something else speaks for it, so that what is rare need not have come up when it
   * was played.
   */
  canDo(runs: readonly RunSample[], isNamed = false): boolean {
    if (this.#isOut && !isNamed) return false;
    const first = runs.slice(0, FIRST.runs);
    if (first.length === FIRST.runs && !first.some((run) => this.#does(run, FIRST.played)))
      return this.#forget();
    const most = Math.floor(MISSED.atLeast + runs.length * MISSED.share);
    const missed: RunSample[] = [];
    for (const run of runs) {
      if (this.#does(run, MOST_SIMULATIONS)) continue;
      missed.push(run);
      if (missed.length > most) return this.#forget();
    }
    return isNamed || missed.every(({ cause }) => this.#causes.has(cause));
  }

  /** Whether it does as a rule what was seen in a run, to the very figures. */
  shows(run: RunSample, { quantities: seen }: RunFeatures): boolean {
    const played = this.#play(run, SIMULATIONS).slice(0, SIMULATIONS);
    const same = played.filter(
      ({ cause, facts }) =>
        cause === run.cause && Object.keys(seen).every((name) => facts().quantities[name] === seen[name]),
    );
    return 2 * same.length > played.length;
  }

  /** Those of the runs in which it never does what was seen there. */
  missed(runs: readonly RunSample[]): RunSample[] {
    return runs.filter((run) => !this.#does(run, MOST_SIMULATIONS));
  }

  /** What was played of a mistake that is out of question is of no more use. */
  #forget(): false {
    this.#isOut = true;
    this.#played.clear();
    return false;
  }

  /** How likely it makes what was seen of all runs. */
  likelihood(runs: readonly RunSample[], seen: (run: RunSample) => RunFeatures): Likelihood {
    const played = runs.map((run) => this.#play(run, SIMULATIONS).slice(0, SIMULATIONS));
    const causes = runs.reduce(
      (sum, { cause }, at) =>
        sum +
        Math.log((played[at]!.filter((one) => one.cause === cause).length + 0.2) / (played[at]!.length + 1)),
      0,
    );
    const own = runs.map(seen);
    const facts = played.map((all) => all.map((one) => one.facts()));
    const figures = likelihoodOfQuantities(own, facts);
    return {
      log:
        causes +
        figures.log +
        logLikelihoodOfSteps(
          own.flatMap(({ steps }) => steps),
          facts.flat().flatMap(({ steps }) => steps),
        ),
      contradicted: runs.filter((_, at) => figures.contradicted.has(at)),
    };
  }
}

/** Of plays past those by which mistakes are compared. */
const NO_FACTS = (): RunFeatures => ({ quantities: {}, steps: [] });
