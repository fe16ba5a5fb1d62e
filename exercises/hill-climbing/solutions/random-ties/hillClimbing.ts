import type { Board, Problem, Random } from '../../starter/cutoff';

/** Any of the best neighbours, drawn at random; by recursion. */
export function hillClimbing(problem: Problem, random: Random): Board {
  const climb = (board: Board): Board => {
    const rated = problem.neighbours(board).map((neighbour) => ({ neighbour, value: problem.value(neighbour) }));
    const top = Math.max(...rated.map(({ value }) => value));
    if (top <= problem.value(board)) return board;
    return climb(random.choice(rated.filter(({ value }) => value === top)).neighbour);
  };
  return climb(problem.initial);
}
