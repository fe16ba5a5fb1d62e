import type { State } from '../../../variants/local/api.ts';
import { PARTS } from '../../../variants/local/genetics.ts';
import { sel } from '../parts.ts';

export const indexReturned = sel(
  'index-returned',
  (population, fitness, random) => population.indexOf(PARTS.select(population, fitness, random) as State),
  'The index is returned',
  'Your selection returns a position, where an individual is asked for.',
  'What is your function to return?',
);
