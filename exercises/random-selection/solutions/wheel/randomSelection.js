/** @import { Fitness, Individual, Random } from '../../starter/cutoff' */

/**
 * A wheel with a slot for each individual, as wide as it is fit.
 *
 * @param {Individual[]} population
 * @param {Fitness} fitness
 * @param {Random} random
 * @returns {Individual}
 */
export function randomSelection(population, fitness, random) {
  const scores = population.map(fitness);
  let spin = random.number() * scores.reduce((sum, score) => sum + score, 0);
  const at = scores.findIndex((score) => (spin -= score) < 0);
  return population[at];
}
