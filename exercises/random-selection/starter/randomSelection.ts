import type { Fitness, Individual, Random } from './cutoff';

/** An individual of the population, with a chance in proportion to its fitness. */
export function randomSelection(population: Individual[], fitness: Fitness, random: Random): Individual {
  // Your code goes here. You may add functions, and files.
  throw new Error('randomSelection is not written yet');
}
