// @ts-check
/** @import { Board, Options, Problem, Random } from './cutoff' */

/**
 * Steepest ascent from `problem.initial`: the local maximum where the climb ends.
 *
 * @param {Problem} problem
 * @param {Random} random for ties, if you like
 * @param {Options} options which moves are allowed
 * @returns {Board}
 */
export function hillClimbing(problem, random, options) {
  // Your search goes here. You may add functions, and files.
  throw new Error('hillClimbing is not written yet');
}
