import { END, of } from '../genetic.ts';

export const populationReturned = of(
  'population-returned',
  { answer: (population) => population },
  'The population is returned',
  'Your algorithm returns the whole population.',
  END,
);
