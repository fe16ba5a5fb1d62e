/** @import { Individual, Random } from '../../starter/cutoff' */

/**
 * @param {Individual} x
 * @param {Individual} y
 * @param {Random} random
 * @returns {Individual}
 */
export function reproduce(x, y, random) {
  const c = random.integer(1, x.length - 1);
  return [...x.slice(0, c), ...y.slice(c)];
}
