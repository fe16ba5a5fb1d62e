/** @import { Board, Problem } from '../../starter/cutoff' */

/**
 * Figure 4.2 of the textbook.
 *
 * @param {Problem} problem
 * @returns {Board}
 */
export function hillClimbing(problem) {
  let current = problem.initial;
  for (;;) {
    let best = current;
    for (const neighbour of problem.neighbours(current)) {
      if (problem.value(neighbour) > problem.value(best)) best = neighbour;
    }
    if (best === current) return current;
    current = best;
  }
}
