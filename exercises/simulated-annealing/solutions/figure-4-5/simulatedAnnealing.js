/** @import { Problem, Random, Schedule, State } from '../../starter/cutoff' */

/**
 * Figure 4.5 of the textbook, line by line.
 *
 * @param {Problem} problem
 * @param {Schedule} schedule
 * @param {Random} random
 * @returns {State}
 */
export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    const next = random.choice(problem.neighbours(current));
    const deltaE = problem.value(next) - problem.value(current);
    if (deltaE > 0) current = next;
    else if (random.number() < Math.exp(deltaE / T)) current = next;
  }
}
