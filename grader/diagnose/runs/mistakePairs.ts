import { programWith, replaceBoth, type Replacement } from '../../../mistakes/local/runMistake.ts';
import type { Exercise } from '../../types/exercise.ts';
import type { TrustedProgram, ObserveTrusted } from '../../types/trusted.ts';
import type { KnownMistake } from './knownPrograms.ts';
import { MistakeSimulator } from './mistakeSimulator.ts';
import type { RunSample } from './runSample.ts';

/** Runs by which pairs are ranked, from what either mistake does alone. */
const RANKED_BY = { wrong: 8, right: 2 };
/** Runs on which a pair is looked at first: on half of them at least it must do what was seen. */
const FIRST_RUNS = 4;
/** Questions that simulations of pairs may ask in all. */
const MOST_QUESTIONS = 250_000;
/** Where more pairs than this can do all that was seen, it says little, and none is named. */
const MOST_ABLE = 8;

/** Which mistakes are looked at together. */
export type PairFilter = (one: KnownMistake, other: KnownMistake) => boolean;

interface RankedPair {
  readonly pair: MistakeSimulator;
  /** The runs to look at first: those that neither mistake explains alone, then the shortest. */
  readonly first: readonly RunSample[];
}

/** Two known mistakes at once. Keeps its simulations, so that runs may be added. */
export class MistakePairs {
  readonly #exercise: Exercise;
  readonly #observe: ObserveTrusted;
  readonly #singles: readonly MistakeSimulator[];
  /** By the simulators of both; null where they cannot be made at once. */
  readonly #pairs = new Map<MistakeSimulator, Map<MistakeSimulator, MistakeSimulator | null>>();

  constructor(exercise: Exercise, observe: ObserveTrusted, singles: readonly MistakeSimulator[]) {
    this.#exercise = exercise;
    this.#observe = observe;
    this.#singles = singles;
  }

  /** Wanted pairs that can do all that was seen; none where there are too many of them. */
  able(
    runs: readonly RunSample[],
    isWanted: PairFilter,
    isPromising: (pair: MistakeSimulator) => boolean,
    isLikely: (pair: MistakeSimulator) => boolean,
  ): readonly MistakeSimulator[] {
    const able: MistakeSimulator[] = [];
    let questions = 0;
    for (const { pair, first } of this.#ranked(runs, isWanted)) {
      const before = pair.questions;
      if (
        isPromising(pair) &&
        doesHalfOf(first, (run) => pair.mayDo(run)) &&
        pair.canDo(runs) &&
        isLikely(pair)
      )
        able.push(pair);
      questions += pair.questions - before;
      if (able.length > MOST_ABLE) return [];
      if (questions > MOST_QUESTIONS) break;
    }
    return able;
  }

  /**
   * Pairs by how many of the runs one or the other explains alone, the most promising first: mostly what one
   * hides, the other shows.
   */
  #ranked(runs: readonly RunSample[], isWanted: PairFilter): RankedPair[] {
    const wrong = runs.filter(({ cause }) => cause !== null).slice(0, RANKED_BY.wrong);
    const right = runs.filter(({ cause }) => cause === null).slice(0, RANKED_BY.right);
    const few = [...wrong, ...right];
    return this.#wanted(isWanted)
      .map(({ one, other, pair }, at) => {
        const explains = (run: RunSample): boolean =>
          run.cause === null ? one.mayDo(run) && other.mayDo(run) : one.mayDo(run) || other.mayDo(run);
        const left = new Set(few.filter((run) => !explains(run)));
        const first = [...wrong]
          .sort(
            (a, b) => Number(left.has(b)) - Number(left.has(a)) || a.observation.calls - b.observation.calls,
          )
          .slice(0, FIRST_RUNS);
        return { pair, first, score: few.length - left.size, at };
      })
      .sort((a, b) => b.score - a.score || a.at - b.at);
  }

  #wanted(isWanted: PairFilter): {
    readonly one: MistakeSimulator;
    readonly other: MistakeSimulator;
    readonly pair: MistakeSimulator;
  }[] {
    return this.#singles.flatMap((one, at) =>
      this.#singles.slice(at + 1).flatMap((other) => {
        // Two forms of one mistake are not two mistakes.
        const isTwo = one.mistake.id !== other.mistake.id && isWanted(one.mistake, other.mistake);
        const pair = isTwo ? this.#pairOf(one, other) : null;
        return pair === null ? [] : [{ one, other, pair }];
      }),
    );
  }

  #pairOf(one: MistakeSimulator, other: MistakeSimulator): MistakeSimulator | null {
    const known = this.#pairs.get(one) ?? new Map<MistakeSimulator, MistakeSimulator | null>();
    this.#pairs.set(one, known);
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
}

/** Whether something holds of half of some runs at least; no more of them are looked at than it takes. */
function doesHalfOf(runs: readonly RunSample[], holds: (run: RunSample) => boolean): boolean {
  let missed = 0;
  for (const run of runs) {
    if (!holds(run)) missed += 1;
    if (2 * missed > runs.length) return false;
  }
  return true;
}

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
