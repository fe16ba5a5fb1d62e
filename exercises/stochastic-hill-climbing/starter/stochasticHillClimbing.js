// @ts-check
/** @import { Problem, Random, State } from './cutoff' */

/**
 * Hill climbing that draws among the uphill moves, each with a chance in proportion to its gain.
 *
 * @param {Problem} problem
 * @param {Random} random
 * @returns {State}
 */
export function stochasticHillClimbing(problem, random) {
  // Your code goes here. You may add functions, and files.
  throw new Error('stochasticHillClimbing is not written yet');
}
