/** Local beam search in named parts; a mistake replaces some. */
import { highestValued } from '../../reference/local/hillClimbing.ts';
import type { Draws } from '../../reference/random.ts';
import type { GivenProblem, Options, Search, State } from '../correct/local/api.ts';

interface BeamParts {
  starts(problem: GivenProblem, k: number): State[];
  pool(problem: GivenProblem, states: State[]): State[];
  keep(problem: GivenProblem, pool: State[], k: number, random: Draws, states: State[]): State[];
  isGoal(value: number, options: Options, step: number): boolean;
  most(options: Options): number;
  /** Whether it ends at these states, given their successors. */
  stops(problem: GivenProblem, states: State[], pool: State[]): boolean;
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
    stops: () => false,
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
      const pool = parts.pool(problem, states);
      if (parts.stops(problem, states, pool)) return parts.answer(problem, states, first!);
      states = parts.keep(problem, pool, k, random, states);
    }
  };
}
