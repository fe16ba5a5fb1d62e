/** Steepest ascent in named parts, equal to figure 4.2 as it stands; a mistake replaces some. */
import { highestValued } from '../../reference/local/hillClimbing.ts';
import type { Draws } from '../../reference/random.ts';
import type { GivenProblem, Search, State } from '../correct/local/api.ts';

export interface ClimbingParts {
  /** The neighbours that are looked at. */
  look(problem: GivenProblem, current: State): State[];
  /** Those that may be next. */
  best(problem: GivenProblem, current: State, looked: State[]): State[];
  tie(random: Draws, best: State[]): State;
  /** Whether to move by a best gain, after so many sideways moves in a row and in all, of so many allowed. */
  goes(gain: number, sideways: number, inAll: number, limit: number): boolean;
  answer(problem: GivenProblem, path: State[], next: State | undefined): unknown;
  /** Whether it has made as many moves as it ever makes, or found what it is after. */
  isEnough(path: readonly State[], problem: GivenProblem): boolean;
}

const FIGURE_4_2: ClimbingParts = {
  look: (problem, current) => problem.neighbours(current),
  best: (problem, _current, looked) => highestValued<State>(problem, looked),
  tie: (random, best) => random.choice(best),
  goes: (gain, sideways, _inAll, limit) => gain > 0 || (gain === 0 && sideways < limit),
  answer: (_problem, path) => path.at(-1),
  isEnough: () => false,
};

/** A search that would never end stops here. */
const FOR_EVER = 2_000;

export function climbing(replaced: Partial<ClimbingParts> = {}): Search {
  const parts = { ...FIGURE_4_2, ...replaced };
  return (problem, random, options) => {
    const path = [problem.initial];
    let [sideways, inAll] = [0, 0];
    for (;;) {
      const current = path.at(-1)!;
      if (parts.isEnough(path, problem)) return parts.answer(problem, path, undefined);
      const best = parts.best(problem, current, parts.look(problem, current));
      const gain = best.length === 0 ? -Infinity : problem.value(best[0]!) - problem.value(current);
      if (
        !parts.goes(gain, sideways, inAll, options.sideways ?? 0) ||
        best.length === 0 ||
        path.length > FOR_EVER
      )
        return parts.answer(problem, path, best[0]);
      sideways = gain === 0 ? sideways + 1 : 0;
      inAll += gain === 0 ? 1 : 0;
      path.push(parts.tie(random, best));
    }
  };
}

export const better = (problem: GivenProblem, current: State, looked: State[]): State[] =>
  looked.filter((next) => problem.value(next) > problem.value(current));
