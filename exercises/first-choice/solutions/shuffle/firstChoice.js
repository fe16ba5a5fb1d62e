/** @import { Problem, Random, State } from '../../starter/cutoff' */

/**
 * Goes through the neighbours in random order.
 *
 * @param {Problem} problem
 * @param {Random} random
 * @returns {State}
 */
export function firstChoice(problem, random) {
  let current = problem.initial;
  for (;;) {
    const value = problem.value(current);
    const better = random.shuffle(problem.neighbours(current)).find((next) => problem.value(next) > value);
    if (better === undefined) return current;
    current = better;
  }
}
