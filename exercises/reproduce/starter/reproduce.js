// @ts-check
/** @import { Individual, Random } from './cutoff' */

/**
 * A child: the front of x and the back of y, cut at a random point.
 *
 * @param {Individual} x
 * @param {Individual} y
 * @param {Random} random
 * @returns {Individual}
 */
export function reproduce(x, y, random) {
  // Your code goes here. You may add functions, and files.
  throw new Error('reproduce is not written yet');
}
