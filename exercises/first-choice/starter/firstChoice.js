// @ts-check
/** @import { Problem, Random, State } from './cutoff' */

/**
 * Hill climbing that takes the first better neighbour that it draws.
 *
 * @param {Problem} problem
 * @param {Random} random
 * @returns {State}
 */
export function firstChoice(problem, random) {
  // Your code goes here. You may add functions, and files.
  throw new Error('firstChoice is not written yet');
}
