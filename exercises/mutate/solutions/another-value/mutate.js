/** @import { Individual, Options, Random } from '../../starter/cutoff' */

/**
 * @param {Individual} child
 * @param {Random} random
 * @param {Options} options
 * @returns {Individual}
 */
export function mutate(child, random, options) {
  const mutated = [...child];
  if (random.number() < options.mutationRate) {
    const at = random.integer(0, child.length - 1);
    const drawn = random.integer(0, options.values - 2);
    mutated[at] = drawn < child[at] ? drawn : drawn + 1;
  }
  return mutated;
}
