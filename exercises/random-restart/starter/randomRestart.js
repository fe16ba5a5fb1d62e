// @ts-check
/** @import { Options, Problem, Random, State } from './cutoff' */

/**
 * Steepest ascent, again and again: from `problem.initial` first, then from random states. Returns the best end.
 *
 * @param {Problem} problem
 * @param {Random} random
 * @param {Options} options
 * @returns {State}
 */
export function randomRestart(problem, random, options) {
  // Your code goes here. You may add functions, and files.
  throw new Error('randomRestart is not written yet');
}
