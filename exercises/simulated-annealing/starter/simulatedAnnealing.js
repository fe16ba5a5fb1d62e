// @ts-check
/** @import { Problem, Random, Schedule, State } from './cutoff' */

/**
 * Simulated annealing from `problem.initial`: the current state when the temperature is 0.
 *
 * @param {Problem} problem
 * @param {Schedule} schedule
 * @param {Random} random
 * @returns {State}
 */
export function simulatedAnnealing(problem, schedule, random) {
  // Your code goes here. You may add functions, and files.
  throw new Error('simulatedAnnealing is not written yet');
}
