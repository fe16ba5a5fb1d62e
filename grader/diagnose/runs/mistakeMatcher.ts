import type { Exercise } from '../../types/exercise.ts';
import type { ObserveTrusted } from '../../types/trusted.ts';
import type { RunFeatures } from './features.ts';
import type { KnownMistake } from './knownPrograms.ts';
import { MistakePairs, type PairFilter } from './mistakePairs.ts';
import { MistakeSimulator } from './mistakeSimulator.ts';
import { runFeatures } from './runFeatures.ts';
import type { Likelihood } from './runLikelihood.ts';
import type { RunSample } from './runSample.ts';

/** A mistake that makes what was seen this much less likely than another explains it less well. */
const CLEAR_LEAD = Math.log(100);

/** A mistake, or two at once, with how likely it makes what was seen. */
type RatedMistake = Likelihood & { readonly simulator: MistakeSimulator };

/**
 * Matches the runs of one submission with known mistakes, and with two of them at once. Keeps its
 * simulations, so that runs may be added.
 */
export class MistakeMatcher {
  readonly #exercise: Exercise;
  readonly #singles: readonly MistakeSimulator[];
  readonly #pairs: MistakePairs;
  readonly #features = new Map<RunSample, RunFeatures>();

  constructor(exercise: Exercise, mistakes: readonly KnownMistake[], observe: ObserveTrusted) {
    this.#exercise = exercise;
    this.#singles = mistakes.map((mistake) => new MistakeSimulator(mistake, exercise, observe));
    this.#pairs = new MistakePairs(exercise, observe, this.#singles);
  }

  /**
   * Those of some mistakes, for which something else speaks, that can do all that was seen, however unlikely.
   */
  possible(runs: readonly RunSample[], ids: readonly string[]): KnownMistake[] {
    return this.#singles
      .filter(({ mistake }) => ids.includes(mistake.id))
      .filter((single) => single.canDo(runs, true))
      .map(({ mistake }) => mistake);
  }

  /** Mistakes that explain all that was seen, as well as any other does. */
  explaining(runs: readonly RunSample[]): KnownMistake[] {
    const able = this.#singles.filter((single) => single.canDo(runs));
    return likeliest(this.#rated(able, runs));
  }

  /**
   * As `explaining`, two mistakes at once, of those that are wanted; what a single one explains needs no
   * second.
   */
  explainingPairs(runs: readonly RunSample[], isWanted: PairFilter): KnownMistake[] {
    return likeliest(this.#rated(this.#ablePairs(runs, isWanted), runs));
  }

  /**
   * Mistakes may explain everything but for a trifle, which is taken for something rare: a run in which none
   * of them ever did what was seen, or a length. One of them and a second that leave nothing to be explained
   * away, if there are such and they make what was seen clearly likelier.
   */
  withSecond(
    mistakes: readonly KnownMistake[],
    runs: readonly RunSample[],
    isWanted: PairFilter,
  ): KnownMistake[] {
    const isOne = (mistake: KnownMistake): boolean => mistakes.includes(mistake);
    const alone = this.#rated(
      this.#singles.filter(({ mistake }) => isOne(mistake)),
      runs,
    );
    const [fewest = []] = alone.map((one) => unexplainedBy(one, runs)).sort((a, b) => a.length - b.length);
    if (fewest.length === 0) return [];
    const able = this.#ablePairs(
      runs,
      (one, other) => (isOne(one) || isOne(other)) && isWanted(one, other),
      (pair) => fewest.every((run) => pair.shows(run, this.#featuresOf(run))),
    );
    const best = alone.reduce((most, { log }) => Math.max(most, log), -Infinity);
    return likeliest(
      this.#rated(able, runs).filter(
        (pair) => pair.log >= best + CLEAR_LEAD && unexplainedBy(pair, runs).length === 0,
      ),
    );
  }

  /** Pairs that can do all that was seen, and do not make it impossible to the quantity. */
  #ablePairs(
    runs: readonly RunSample[],
    isWanted: PairFilter,
    isPromising: (pair: MistakeSimulator) => boolean = () => true,
  ): readonly MistakeSimulator[] {
    return this.#pairs.able(
      runs,
      isWanted,
      isPromising,
      (pair) => pair.likelihood(runs, (run) => this.#featuresOf(run)).log > -Infinity,
    );
  }

  #rated(simulators: readonly MistakeSimulator[], runs: readonly RunSample[]): RatedMistake[] {
    return simulators.map((simulator) => ({
      simulator,
      ...simulator.likelihood(runs, (run) => this.#featuresOf(run)),
    }));
  }

  #featuresOf(run: RunSample): RunFeatures {
    const features = this.#features.get(run) ?? runFeatures(this.#exercise, run.input, run.observation);
    this.#features.set(run, features);
    return features;
  }
}

/** Those that explain what was seen as well as any other does, the best first. */
function likeliest(rated: readonly RatedMistake[]): KnownMistake[] {
  const best = rated.reduce((most, { log }) => Math.max(most, log), -Infinity);
  return rated
    .filter(({ log }) => log > -Infinity && log >= best - CLEAR_LEAD)
    .sort((a, b) => b.log - a.log)
    .map(({ simulator }) => simulator.mistake);
}

/** Runs in which it does not do what was seen, or not to the quantity. */
const unexplainedBy = (
  { simulator, contradicted }: RatedMistake,
  runs: readonly RunSample[],
): RunSample[] => [...new Set([...simulator.missed(runs), ...contradicted])];
