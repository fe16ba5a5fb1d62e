import { PARTS } from '../../../variants/local/genetics.ts';
import { sel } from '../parts.ts';

export const populationSorted = sel(
  'population-sorted',
  (population, fitness, random) => PARTS.select(population.sort((a, b) => fitness(a) - fitness(b)), fitness, random),
  'The population is sorted in place',
  'Your selection changes the population that it is given.',
  'sort works in place. Copy the list first.',
);
