/** @import { Options, Problem, Random, State } from '../../starter/cutoff' */

/**
 * @param {Problem} problem
 * @param {Random} _random
 * @param {Options} options
 * @returns {State}
 */
export function randomRestart(problem, _random, options) {
  let best = climb(problem, problem.initial);
  for (let climbs = 1; climbs < options.restarts && problem.value(best) < options.goal; climbs += 1) {
    const end = climb(problem, problem.randomState());
    if (problem.value(end) > problem.value(best)) best = end;
  }
  return best;
}

/**
 * Steepest ascent from a state.
 *
 * @param {Problem} problem
 * @param {State} start
 * @returns {State}
 */
function climb(problem, start) {
  let current = start;
  for (;;) {
    let best = current;
    for (const neighbour of problem.neighbours(current)) {
      if (problem.value(neighbour) > problem.value(best)) best = neighbour;
    }
    if (best === current) return current;
    current = best;
  }
}
