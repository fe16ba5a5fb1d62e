/** Mistakes in random restarts and in local beam search. */
import { highestValued } from '../../reference/local/hillClimbing.ts';
import type { Draws } from '../../reference/random.ts';
import type { GivenProblem, Options, Search, State } from '../correct/local/api.ts';
import { isBoard } from '../correct/local/manyStarts.ts';
import { climbing } from './climbing.ts';
import { inSkeleton } from '../local/runMistake.ts';

/** What a search may keep from climb to climb. */
interface Kept {
  drawn?: State;
}

interface RestartParts {
  /** Where climb number `tries` starts, from 0; `kept` is the call's own. */
  start(problem: GivenProblem, tries: number, before: State, random: Draws, kept: Kept): State;
  climb: Search;
  isGoal(value: number, options: Options): boolean;
  most(options: Options): number;
  keep(best: number, end: number): boolean;
}

export function restarts(replaced: Partial<RestartParts> = {}): Search {
  const parts: RestartParts = {
    start: (problem, tries) => (tries === 0 ? problem.initial : problem.randomState()),
    climb: climbing(),
    isGoal: (value, { goal = Infinity }) => value >= goal,
    most: (options) => options.restarts!,
    keep: (best, end) => end > best,
    ...replaced,
  };
  return (problem, random, options) => {
    let best: State | null = null;
    let before = problem.initial;
    const kept: Kept = {};
    for (let tries = 0; tries < parts.most(options); tries += 1) {
      const start = parts.start(problem, tries, before, random, kept);
      before = parts.climb(
        {
          initial: start,
          neighbours: (s) => problem.neighbours(s),
          value: (s) => problem.value(s),
          randomState: () => problem.randomState(),
        },
        random,
        {},
      ) as State;
      if (best === null || parts.keep(problem.value(best), problem.value(before))) best = before;
      if (parts.isGoal(problem.value(before), options)) return best;
    }
    return best;
  };
}

export const restart = inSkeleton<RestartParts, Search>(restarts);

export const START = 'Where does each climb begin?';
export const COUNT = 'When may it stop, and when must it?';

/** Boards of its own; of other problems, fair states. */
export function ownStart(build: (random: Draws, initial: State) => State): Partial<RestartParts> {
  return {
    start: (problem, tries, _before, random) =>
      tries === 0
        ? problem.initial
        : isBoard(problem)
          ? build(random, problem.initial)
          : problem.randomState(),
  };
}

export function oneMove(problem: GivenProblem): State {
  const [best] = highestValued<State>(problem, problem.neighbours(problem.initial));
  return best !== undefined && problem.value(best) > problem.value(problem.initial) ? best : problem.initial;
}

interface BeamParts {
  starts(problem: GivenProblem, k: number): State[];
  pool(problem: GivenProblem, states: State[]): State[];
  keep(problem: GivenProblem, pool: State[], k: number, random: Draws, states: State[]): State[];
  isGoal(value: number, options: Options, step: number): boolean;
  most(options: Options): number;
  answer(problem: GivenProblem, states: State[], first: State): unknown;
}

export const byValue = (problem: GivenProblem, states: readonly State[]): State[] =>
  states
    .map((state) => ({ state, value: problem.value(state) }))
    .sort((a, b) => b.value - a.value)
    .map(({ state }) => state);
export const bestOf = (problem: GivenProblem, states: readonly State[]): State =>
  highestValued<State>(problem, states)[0]!;

export function beam(replaced: Partial<BeamParts> = {}): Search {
  const parts: BeamParts = {
    starts: (problem, k) => [problem.initial, ...Array.from({ length: k - 1 }, () => problem.randomState())],
    pool: (problem, states) => states.flatMap((state) => problem.neighbours(state)),
    keep: (problem, pool, k) => byValue(problem, pool).slice(0, k),
    isGoal: (value, { goal = Infinity }) => value >= goal,
    most: (options) => options.steps!,
    answer: (problem, states) => bestOf(problem, states),
    ...replaced,
  };
  return (problem, random, options) => {
    const k = options.k!;
    let states = parts.starts(problem, k);
    const [first] = states;
    for (let step = 0; ; step += 1) {
      if (parts.isGoal(problem.value(bestOf(problem, states)), options, step) || step >= parts.most(options))
        return parts.answer(problem, states, first!);
      states = parts.keep(problem, parts.pool(problem, states), k, random, states);
    }
  };
}

export const ofBeam = inSkeleton<BeamParts, Search>(beam);
export const POOL = 'Put the successors of all states together before you choose.';
