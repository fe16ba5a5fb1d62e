// @ts-check
/** @import { Individual, Options, Random } from './cutoff' */

/**
 * The child, or with the chance of the mutation rate one in which a random position has another value.
 *
 * @param {Individual} child
 * @param {Random} random
 * @param {Options} options
 * @returns {Individual}
 */
export function mutate(child, random, options) {
  // Your code goes here. You may add functions, and files.
  throw new Error('mutate is not written yet');
}
