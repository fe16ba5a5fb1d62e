import { ofSelection } from '../../skeletons/parts.ts';

export const populationSorted = ofSelection(
  'population-sorted',
  { given: (population, fitness) => population.sort((a, b) => fitness(a) - fitness(b)) },
  'The population is sorted in place',
  'Your selection changes the population that it is given.',
  'sort works in place. Copy the list first.',
);
