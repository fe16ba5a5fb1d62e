// @ts-check
/** @import { Options, Problem, Random, State } from './cutoff' */

/**
 * Local beam search: keeps the best successors of all its states. Returns the best state.
 *
 * @param {Problem} problem
 * @param {Random} random
 * @param {Options} options
 * @returns {State}
 */
export function localBeam(problem, random, options) {
  // Your code goes here. You may add functions, and files.
  throw new Error('localBeam is not written yet');
}
