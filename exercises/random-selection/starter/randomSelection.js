// @ts-check
/** @import { Fitness, Individual, Random } from './cutoff' */

/**
 * An individual of the population, with a chance in proportion to its fitness.
 *
 * @param {Individual[]} population
 * @param {Fitness} fitness
 * @param {Random} random
 * @returns {Individual}
 */
export function randomSelection(population, fitness, random) {
  // Your code goes here. You may add functions, and files.
  throw new Error('randomSelection is not written yet');
}
