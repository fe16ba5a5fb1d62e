/** @import { Board, Options, Problem, Random } from '../../starter/cutoff' */

/**
 * Figure 4.2 of the textbook, with ties at random and with sideways moves where the options allow them.
 *
 * @param {Problem} problem
 * @param {Random} random
 * @param {Options} options
 * @returns {Board}
 */
export function hillClimbing(problem, random, options) {
  let current = problem.initial;
  let sideways = 0; // in a row
  for (;;) {
    /** @type {Board[]} */
    let best = [];
    let bestValue = -Infinity;
    for (const neighbour of problem.neighbours(current)) {
      const value = problem.value(neighbour);
      if (value > bestValue) {
        best = [neighbour];
        bestValue = value;
      } else if (value === bestValue) {
        best.push(neighbour);
      }
    }
    const gain = bestValue - problem.value(current);
    if (gain < 0 || (gain === 0 && sideways >= (options.sideways ?? 0))) return current;
    sideways = gain === 0 ? sideways + 1 : 0;
    current = random.choice(best);
  }
}
