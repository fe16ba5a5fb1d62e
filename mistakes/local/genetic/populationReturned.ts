import { END, of } from '../../skeletons/genetic.ts';

export const populationReturned = of(
  'population-returned',
  { answer: (population) => population },
  'The population is returned',
  'Your algorithm returns the whole population.',
  END,
);
