import type { Board, Options, Problem, Random } from '../../starter/cutoff';

/** Any of the best neighbours, drawn at random; by recursion. */
export function hillClimbing(problem: Problem, random: Random, options: Options): Board {
  const allowed = options.sideways ?? 0;
  const climb = (board: Board, left: number): Board => {
    const rated = problem.neighbours(board).map((neighbour) => ({ neighbour, value: problem.value(neighbour) }));
    const top = Math.max(...rated.map(({ value }) => value));
    const gain = top - problem.value(board);
    if (gain < 0 || (gain === 0 && left === 0)) return board;
    const next = random.choice(rated.filter(({ value }) => value === top)).neighbour;
    return climb(next, gain === 0 ? left - 1 : allowed);
  };
  return climb(problem.initial, allowed);
}
