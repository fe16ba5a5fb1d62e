import type { Exercise } from '../../types/exercise.ts';
import type { ObserveTrusted } from '../../types/trusted.ts';
import { type Cause, causeOf } from './cause.ts';
import { NO_FEATURES, type RunFeatures } from './features.ts';
import type { KnownMistake } from './knownPrograms.ts';
import { runFeatures } from './runFeatures.ts';
import {
  asFarAs,
  type Likelihood,
  likelihoodOfQuantities,
  logLikelihoodOfCauses,
  logLikelihoodOfSteps,
} from './runLikelihood.ts';
import { type RunSample, withNewSeed } from './runSample.ts';

/**
 * How often a mistake is simulated on an input, with another seed each time, before what was seen there
 * counts as something that it does not do.
 */
const MOST_SIMULATIONS = 20;
/** How often it is simulated on each input, to compare how likely mistakes make what was seen. */
const SIMULATIONS = 8;
/** Of a run that took long there is little choice left to chance. */
const LONG = 2_000;
const SIMULATIONS_LONG = 6;
/** Questions of one simulation: so many times as many as were seen, styles being different, and some. */
const TIMES_AS_MANY = 10;
const AND_MORE = 1_000;
/** Of a run that was stopped: what goes on for so long goes on for ever. */
const FOR_EVER = 3_000;
/**
 * A mistake that does nothing of what was seen in so many runs, simulated a few times each, is not looked at
 * any longer.
 */
const FIRST = { runs: 6, simulations: 3 };
/** Runs that may end as the mistake never did in simulation: what is rare is missed now and then. */
const MISSED = { atLeast: 1, share: 1 / 20 };

interface Simulation {
  readonly cause: Cause | null;
  readonly features: () => RunFeatures;
}

/** A known mistake, or two at once, simulated on the inputs of a submission as often as needed. */
export class MistakeSimulator {
  readonly mistake: KnownMistake;
  readonly #exercise: Exercise;
  readonly #observe: ObserveTrusted;
  readonly #simulations = new Map<RunSample, Simulation[]>();
  readonly #causes = new Set<Cause | null>();
  /** The same by run, with the number of simulations: what is left when the rest is forgotten. */
  readonly #summaries = new Map<RunSample, { readonly causes: Set<Cause | null>; simulations: number }>();
  /** Questions asked in all simulations, which is what they cost. */
  questions = 0;
  /** What does not explain some runs no longer explains more of them. */
  #isRuledOut = false;

  constructor(mistake: KnownMistake, exercise: Exercise, observe: ObserveTrusted) {
    this.mistake = mistake;
    this.#exercise = exercise;
    this.#observe = observe;
  }

  /** The first `many` simulations on the input of a run; fewer where they take long. */
  #simulate(run: RunSample, many: number): readonly Simulation[] {
    const all = this.#simulations.get(run) ?? [];
    this.#simulations.set(run, all);
    const { limits } = this.#exercise;
    const wasStopped = run.observation.outcome.kind === 'limit';
    const most = wasStopped ? FOR_EVER : TIMES_AS_MANY * run.observation.calls + AND_MORE;
    const enough = wasStopped || run.observation.calls > LONG ? Math.min(SIMULATIONS_LONG, many) : many;
    while (all.length < enough) {
      const input = withNewSeed(run, all.length);
      const observation = this.#observe(this.mistake.load(), input, { calls: Math.min(limits.calls, most) });
      const cause = causeOf(this.#exercise, run.laws, input, observation);
      this.questions += observation.calls;
      this.#summarise(run, cause);
      let features: RunFeatures | undefined;
      all.push({
        cause,
        // Mistakes are compared by the first simulations alone.
        features:
          all.length < SIMULATIONS
            ? () => (features ??= runFeatures(this.#exercise, input, observation))
            : () => NO_FEATURES,
      });
    }
    return all;
  }

  #summarise(run: RunSample, cause: Cause | null): void {
    this.#causes.add(cause);
    const summary = this.#summaries.get(run) ?? { causes: new Set(), simulations: 0 };
    this.#summaries.set(run, summary);
    summary.causes.add(cause);
    summary.simulations += 1;
  }

  /** Whether it ever goes wrong, or right, on an input in the very way that was seen. */
  #does(run: RunSample, most: number): boolean {
    for (let many = 1; many <= most; many += 1)
      if (this.#simulate(run, many).at(many - 1)?.cause === run.cause) return true;
    return false;
  }

  /** Whether its first few simulations do what was seen in a run. */
  mayDo(run: RunSample): boolean {
    const summary = this.#summaries.get(run);
    return summary !== undefined && summary.simulations >= FIRST.simulations
      ? summary.causes.has(run.cause)
      : this.#does(run, FIRST.simulations);
  }

  /**
   * Whether it goes wrong, or right, as was seen: on each input or, for what it does elsewhere, on nearly
   * each. `isNamed`: whether something else speaks for it, so that what is rare need not have come up in
   * simulation.
   */
  canDo(runs: readonly RunSample[], isNamed = false): boolean {
    if (this.#isRuledOut && !isNamed) return false;
    const first = runs.slice(0, FIRST.runs);
    if (first.length === FIRST.runs && !first.some((run) => this.#does(run, FIRST.simulations)))
      return this.#ruleOut();
    const most = Math.floor(MISSED.atLeast + runs.length * MISSED.share);
    const missed: RunSample[] = [];
    for (const run of runs) {
      if (this.#does(run, MOST_SIMULATIONS)) continue;
      missed.push(run);
      if (missed.length > most) return this.#ruleOut();
    }
    return isNamed || missed.every(({ cause }) => this.#causes.has(cause));
  }

  /** Whether it usually does what was seen in a run, to the very quantities. */
  shows(run: RunSample, { quantities: seen }: RunFeatures): boolean {
    const simulations = this.#compared(run);
    const same = simulations.filter(
      ({ cause, features }) =>
        cause === run.cause && Object.keys(seen).every((name) => features().quantities[name] === seen[name]),
    );
    return 2 * same.length > simulations.length;
  }

  /** Those of the runs in which it never does what was seen there. */
  missed(runs: readonly RunSample[]): RunSample[] {
    return runs.filter((run) => !this.#does(run, MOST_SIMULATIONS));
  }

  /** The simulations by which mistakes are compared. */
  #compared(run: RunSample): readonly Simulation[] {
    return this.#simulate(run, SIMULATIONS).slice(0, SIMULATIONS);
  }

  /** Simulations of a mistake that is ruled out are of no more use. */
  #ruleOut(): false {
    this.#isRuledOut = true;
    this.#simulations.clear();
    return false;
  }

  /** How likely it makes what was seen of all runs. */
  likelihood(runs: readonly RunSample[], featuresOf: (run: RunSample) => RunFeatures): Likelihood {
    const compared = runs.map((run) => ({
      run,
      seen: featuresOf(run),
      simulations: this.#compared(run),
    }));
    const causes = logLikelihoodOfCauses(
      compared.map(({ run, simulations }) => ({
        seen: run.cause,
        simulated: simulations.map(({ cause }) => cause),
      })),
    );
    const features = compared.map(({ run, seen, simulations }) => ({
      run,
      seen,
      simulated: simulations.map((simulation) => simulation.features()),
    }));
    const quantities = likelihoodOfQuantities(features);
    const steps = logLikelihoodOfSteps(
      features.flatMap(({ seen }) => seen.steps),
      features.flatMap((one) => one.simulated.flatMap(({ steps: simulated }) => asFarAs(one, simulated))),
    );
    return { log: causes + quantities.log + steps, contradicted: quantities.contradicted };
  }
}
