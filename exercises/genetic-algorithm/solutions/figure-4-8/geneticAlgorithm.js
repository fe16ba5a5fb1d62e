/** @import { Fitness, Individual, Options, Random } from '../../starter/cutoff' */

/**
 * Figure 4.8 of the textbook.
 *
 * @param {Individual[]} population
 * @param {Fitness} fitness
 * @param {Random} random
 * @param {Options} options
 * @returns {Individual}
 */
export function geneticAlgorithm(population, fitness, random, options) {
  let current = population;
  for (let generation = 1; ; generation += 1) {
    const next = [];
    for (let i = 0; i < current.length; i += 1) {
      const x = randomSelection(current, fitness, random);
      const y = randomSelection(current, fitness, random);
      let child = reproduce(x, y, random);
      if (random.number() < options.mutationRate) child = mutate(child, random, options.values);
      next.push(child);
    }
    current = next;
    options.onGeneration(current);
    const best = current.reduce((a, b) => (fitness(b) > fitness(a) ? b : a));
    if (fitness(best) >= options.fitEnough || generation === options.generations) return best;
  }
}

/**
 * @param {Individual[]} population
 * @param {Fitness} fitness
 * @param {Random} random
 */
function randomSelection(population, fitness, random) {
  const scores = population.map(fitness);
  let spin = random.number() * scores.reduce((sum, score) => sum + score, 0);
  return population[scores.findIndex((score) => (spin -= score) < 0)];
}

/**
 * @param {Individual} x
 * @param {Individual} y
 * @param {Random} random
 */
function reproduce(x, y, random) {
  const c = random.integer(1, x.length - 1);
  return [...x.slice(0, c), ...y.slice(c)];
}

/**
 * @param {Individual} child
 * @param {Random} random
 * @param {number} values
 */
function mutate(child, random, values) {
  const at = random.integer(0, child.length - 1);
  const drawn = random.integer(0, values - 2);
  return child.map((value, position) => (position === at ? (drawn < value ? drawn : drawn + 1) : value));
}
