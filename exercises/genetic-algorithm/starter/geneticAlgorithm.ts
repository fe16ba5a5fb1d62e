import type { Fitness, Individual, Options, Random } from './cutoff';

/** A genetic algorithm as in figure 4.8: the fittest individual of the last population. */
export function geneticAlgorithm(population: Individual[], fitness: Fitness, random: Random, options: Options): Individual {
  // Your code goes here. You may add functions, and files.
  throw new Error('geneticAlgorithm is not written yet');
}
