import type { Options, Problem, Random, State } from '../../starter/cutoff';

type End = { readonly state: State; readonly value: number };

/** Both the climb and the restarts by recursion; ties at random. */
export function randomRestart(problem: Problem, random: Random, options: Options): State {
  const climb = (state: State, value: number): End => {
    const rated = problem.neighbours(state).map((next) => ({ state: next, value: problem.value(next) }));
    const top = Math.max(...rated.map((each) => each.value));
    if (!(top > value)) return { state, value };
    const next = random.choice(rated.filter((each) => each.value === top));
    return climb(next.state, next.value);
  };
  const again = (start: State, left: number): End => {
    const end = climb(start, problem.value(start));
    if (left === 1 || end.value >= options.goal) return end;
    const other = again(problem.randomState(), left - 1);
    return other.value > end.value ? other : end;
  };
  return again(problem.initial, options.restarts).state;
}
