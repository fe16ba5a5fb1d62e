// @ts-check
/** @import { Fitness, Individual, Options, Random } from './cutoff' */

/**
 * A genetic algorithm as in figure 4.8: the fittest individual of the last population.
 *
 * @param {Individual[]} population
 * @param {Fitness} fitness
 * @param {Random} random
 * @param {Options} options
 * @returns {Individual}
 */
export function geneticAlgorithm(population, fitness, random, options) {
  // Your code goes here. You may add functions, and files.
  throw new Error('geneticAlgorithm is not written yet');
}
