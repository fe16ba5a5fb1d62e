/**
 * Steepest descent: hill climbing on a cost, as the caption of figure 4.2 says ("we would find the neighbour
 * with the lowest h"). Contract as `hillClimbing`'s, with lowest for highest; the first of equals is taken.
 */
import type { CostProblem } from '../problem.ts';

/** The state where no successor costs less. */
export function steepestDescent<S>(problem: CostProblem<S>): S {
  let current = problem.initial;
  for (;;) {
    let lowest: { state: S; cost: number } | null = null;
    for (const state of problem.neighbours(current)) {
      const cost = problem.cost(state);
      if (lowest === null || cost < lowest.cost) lowest = { state, cost };
    }
    if (lowest === null || lowest.cost >= problem.cost(current)) return current;
    current = lowest.state;
  }
}
