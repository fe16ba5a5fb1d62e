import { programWith, replaceBoth, type Replacement } from '../../../mistakes/local/runMistake.ts';
import type { Exercise } from '../../types/exercise.ts';
import type { ObserveTrusted, TrustedProgram } from '../../types/trusted.ts';
import type { KnownMistake } from './knownPrograms.ts';
import { MistakeSimulator } from './mistakeSimulator.ts';
import { type RunFeatures, runFeatures } from './runFeatures.ts';
import type { Likelihood } from './runLikelihood.ts';
import type { RunSample } from './runSample.ts';

/** A mistake that makes what was seen this much less likely than another explains it less well. */
const CLEAR_LEAD = Math.log(100);
/** Runs by which pairs are ranked, from what either mistake does alone. */
const RANKED_BY = { wrong: 8, right: 2 };
/** Runs on which a pair is looked at first: on half of them at least it must do what was seen. */
const FIRST_RUNS = 4;
/** Questions that plays of pairs may ask in all. */
const MOST_QUESTIONS = 100_000;
/** Where more pairs than this can do all that was seen, it says little, and none is named. */
const MOST_ABLE = 8;

/** Which mistakes are looked at together. */
export type PairFilter = (one: KnownMistake, other: KnownMistake) => boolean;

/**
 * Mistakes of the bank on the inputs of one submission, and two of them at once. Keeps what it has played, so
 * that runs may be added.
 */
export class MistakeMatcher {
  readonly #exercise: Exercise;
  readonly #observe: ObserveTrusted;
  readonly #players: readonly MistakeSimulator[];
  /** Of two mistakes, by the players of both; null where they cannot be made at once. */
  readonly #both = new Map<MistakeSimulator, Map<MistakeSimulator, MistakeSimulator | null>>();
  readonly #facts = new Map<RunSample, RunFeatures>();

  constructor(exercise: Exercise, mistakes: readonly KnownMistake[], observe: ObserveTrusted) {
    this.#exercise = exercise;
    this.#observe = observe;
    this.#players = mistakes.map((mistake) => new MistakeSimulator(mistake, exercise, observe));
  }

  /**
   * Those of some mistakes, for which something else speaks, that can do all that was seen, however likely.
   */
  possible(runs: readonly RunSample[], ids: readonly string[]): KnownMistake[] {
    return this.#players
      .filter(({ mistake }) => ids.includes(mistake.id))
      .filter((player) => player.canDo(runs, true))
      .map(({ mistake }) => mistake);
  }

  /** Mistakes that explain all that was seen, as well as any other does. */
  explaining(runs: readonly RunSample[]): KnownMistake[] {
    return likeliest(
      this.#likely(
        this.#players.filter((player) => player.canDo(runs)),
        runs,
      ),
    );
  }

  /**
   * As `explaining`, two mistakes at once, of those that are wanted; what a single one explains needs no
   * second.
   */
  explainingPairs(runs: readonly RunSample[], isWanted: PairFilter): KnownMistake[] {
    const able = this.#ablePairs(runs, isWanted);
    return able.length > MOST_ABLE ? [] : likeliest(this.#likely(able, runs));
  }

  /**
   * Mistakes may explain everything but for a trifle, which is taken for what is rare: a run in which none of
   * them ever did what was seen, or a length. One of them and a second that leave nothing to be explained
   * away, if there are such and they make what was seen clearly likelier.
   */
  withSecond(
    mistakes: readonly KnownMistake[],
    runs: readonly RunSample[],
    isWanted: PairFilter,
  ): KnownMistake[] {
    const alone = this.#likely(
      this.#players.filter(({ mistake }) => mistakes.includes(mistake)),
      runs,
    );
    const left = alone.map((one) => leftBy(one, runs));
    const [fewest = []] = [...left].sort((a, b) => a.length - b.length);
    if (fewest.length === 0) return [];
    const isOne = (mistake: KnownMistake): boolean => mistakes.includes(mistake);
    const able = this.#ablePairs(
      runs,
      (one, other) => (isOne(one) || isOne(other)) && isWanted(one, other),
      (pair) => fewest.every((run) => pair.shows(run, this.#factsOf(run))),
    );
    if (able.length > MOST_ABLE) return [];
    const best = alone.reduce((most, { log }) => Math.max(most, log), -Infinity);
    return likeliest(
      this.#likely(able, runs).filter(
        (pair) => pair.log >= best + CLEAR_LEAD && leftBy(pair, runs).length === 0,
      ),
    );
  }

  #ablePairs(
    runs: readonly RunSample[],
    isWanted: PairFilter,
    isPromising: (pair: MistakeSimulator) => boolean = () => true,
  ): MistakeSimulator[] {
    const able: MistakeSimulator[] = [];
    let questions = 0;
    for (const { pair, first } of this.#rankedPairs(runs, isWanted)) {
      const before = pair.questions;
      if (
        isPromising(pair) &&
        2 * first.filter((run) => pair.mayDo(run)).length >= first.length &&
        pair.canDo(runs)
      )
        able.push(pair);
      questions += pair.questions - before;
      if (questions > MOST_QUESTIONS || able.length > MOST_ABLE) break;
    }
    return able;
  }

  #likely(players: readonly MistakeSimulator[], runs: readonly RunSample[]): Likely[] {
    return players.map((player) => ({ player, ...player.likelihood(runs, (run) => this.#factsOf(run)) }));
  }

  /**
   * Pairs by how many of the runs one or the other explains alone, the most promising first: mostly what one
   * hides, the other shows. Each with the runs to look at first: those that neither explains alone, then the
   * shortest.
   */
  #rankedPairs(
    runs: readonly RunSample[],
    isWanted: PairFilter,
  ): { readonly pair: MistakeSimulator; readonly first: readonly RunSample[] }[] {
    const wrong = runs.filter(({ cause }) => cause !== null).slice(0, RANKED_BY.wrong);
    const few = [...wrong, ...runs.filter(({ cause }) => cause === null).slice(0, RANKED_BY.right)];
    const pairs = this.#players.flatMap((one, at) =>
      this.#players.slice(at + 1).flatMap((other) => {
        const pair = isWanted(one.mistake, other.mistake) ? this.#pairOf(one, other) : null;
        return pair === null ? [] : [{ one, other, pair }];
      }),
    );
    return pairs
      .map(({ one, other, pair }, at) => {
        const explains = (run: RunSample): boolean =>
          run.cause === null ? one.mayDo(run) && other.mayDo(run) : one.mayDo(run) || other.mayDo(run);
        const left = few.filter((run) => !explains(run));
        const isLeft = new Set(left);
        const first = [...wrong]
          .sort(
            (a, b) =>
              Number(isLeft.has(b)) - Number(isLeft.has(a)) || a.observation.calls - b.observation.calls,
          )
          .slice(0, FIRST_RUNS);
        return { pair, first, score: few.length - left.length, at };
      })
      .sort((a, b) => b.score - a.score || a.at - b.at);
  }

  #pairOf(one: MistakeSimulator, other: MistakeSimulator): MistakeSimulator | null {
    const known = this.#both.get(one) ?? new Map<MistakeSimulator, MistakeSimulator | null>();
    this.#both.set(one, known);
    let pair = known.get(other);
    if (pair === undefined) {
      const both = replaceBoth(one.mistake.replaces, other.mistake.replaces);
      pair =
        both === null
          ? null
          : new MistakeSimulator(bothAtOnce(one.mistake, other.mistake, both), this.#exercise, this.#observe);
      known.set(other, pair);
    }
    return pair;
  }

  #factsOf(run: RunSample): RunFeatures {
    const facts = this.#facts.get(run) ?? runFeatures(this.#exercise, run.input, run.observation);
    this.#facts.set(run, facts);
    return facts;
  }
}

type Likely = Likelihood & { readonly player: MistakeSimulator };

/** Those that explain what was seen as well as any other does, the best first. */
function likeliest(likely: readonly Likely[]): KnownMistake[] {
  const best = likely.reduce((most, { log }) => Math.max(most, log), -Infinity);
  return likely
    .filter(({ log }) => log > -Infinity && log >= best - CLEAR_LEAD)
    .sort((a, b) => b.log - a.log)
    .map(({ player }) => player.mistake);
}

/** Runs in which it does not do what was seen, or not to the figure. */
const leftBy = ({ player, contradicted }: Likely, runs: readonly RunSample[]): RunSample[] => [
  ...new Set([...player.missed(runs), ...contradicted]),
];

/** The words for two mistakes at once. */
function bothAtOnce(
  one: KnownMistake,
  other: KnownMistake,
  replaces: Replacement<TrustedProgram>,
): KnownMistake {
  return {
    id: `${one.id}+${other.id}`,
    title: `${one.title}. And: ${other.title}`,
    words: `${one.words} ${other.words}`,
    hint: one.hint === other.hint ? one.hint : `${one.hint} ${other.hint}`,
    replaces,
    load: () => programWith(replaces),
  };
}
