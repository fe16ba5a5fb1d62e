import { PARTS } from '../../../variants/local/genetics.ts';
import { sel } from '../parts.ts';

export const lastNever = sel(
  'last-never',
  (population, fitness, random) => PARTS.select(population.slice(0, -1), fitness, random),
  'The last is never reached',
  'Your selection never takes the last individual.',
  'Does your loop reach the last individual?',
);
