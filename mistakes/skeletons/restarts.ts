/** Random restarts in named parts; a mistake replaces some. */
import { highestValued } from '../../reference/local/hillClimbing.ts';
import type { Draws } from '../../reference/random.ts';
import type { GivenProblem, Options, Search, State } from '../correct/local/api.ts';
import { isBoard } from '../correct/local/manyStarts.ts';
import { climbing } from './climbing.ts';

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
  /** What an end must be above to be kept at all; and what is returned where none is. */
  readonly least: number;
  nothing(problem: GivenProblem): State | null;
  answer(best: State, climb: readonly State[]): unknown;
}

export function restarts(replaced: Partial<RestartParts> = {}): Search {
  const parts: RestartParts = {
    start: (problem, tries) => (tries === 0 ? problem.initial : problem.randomState()),
    climb: climbing(),
    isGoal: (value, { goal = Infinity }) => value >= goal,
    most: (options) => options.restarts!,
    keep: (best, end) => end > best,
    least: -Infinity,
    nothing: () => null,
    answer: (best) => best,
    ...replaced,
  };
  return (problem, random, options) => {
    let best: { readonly end: State; readonly climb: readonly State[] } | null = null;
    const answer = (): unknown =>
      best === null ? parts.nothing(problem) : parts.answer(best.end, best.climb);
    let before = problem.initial;
    const kept: Kept = {};
    for (let tries = 0; tries < parts.most(options); tries += 1) {
      const start = parts.start(problem, tries, before, random, kept);
      const climb: State[] = [];
      before = parts.climb(
        {
          initial: start,
          neighbours: (s) => {
            climb.push([...s]);
            return problem.neighbours(s);
          },
          value: (s) => problem.value(s),
          randomState: () => problem.randomState(),
        },
        random,
        {},
      ) as State;
      const value = problem.value(before);
      if (value > parts.least && (best === null || parts.keep(problem.value(best.end), value)))
        best = { end: before, climb };
      if (parts.isGoal(value, options)) break;
    }
    return answer();
  };
}

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

/** At most one move of steepest ascent, to the first of the best. */
export function oneMove(problem: GivenProblem): State {
  const [best] = highestValued<State>(problem, problem.neighbours(problem.initial));
  return best !== undefined && problem.value(best) > problem.value(problem.initial) ? best : problem.initial;
}

/** One climb that goes on from a random state where nothing is better, to the goal or its last state. */
export const restartsInside: Search = (problem, _random, { restarts: most = 1, goal = Infinity }) => {
  let current = problem.initial;
  for (let climbs = 1; problem.value(current) < goal;) {
    const [best] = highestValued<State>(problem, problem.neighbours(current));
    if (best !== undefined && problem.value(best) > problem.value(current)) {
      current = best;
      continue;
    }
    if (climbs === most) break;
    current = problem.randomState();
    climbs += 1;
  }
  return current;
};
