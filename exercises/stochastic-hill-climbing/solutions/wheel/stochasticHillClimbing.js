/** @import { Problem, Random, State } from '../../starter/cutoff' */

/**
 * A wheel with a slot for each uphill move, as wide as its gain.
 *
 * @param {Problem} problem
 * @param {Random} random
 * @returns {State}
 */
export function stochasticHillClimbing(problem, random) {
  let current = problem.initial;
  for (;;) {
    const value = problem.value(current);
    const uphill = problem
      .neighbours(current)
      .map((state) => ({ state, gain: problem.value(state) - value }))
      .filter(({ gain }) => gain > 0);
    if (uphill.length === 0) return current;
    let spin = random.number() * uphill.reduce((sum, { gain }) => sum + gain, 0);
    let at = 0;
    while (at < uphill.length - 1 && spin >= uphill[at].gain) {
      spin -= uphill[at].gain;
      at += 1;
    }
    current = uphill[at].state;
  }
}
