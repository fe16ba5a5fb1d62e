import { END, of } from '../../skeletons/genetic.ts';

export const firstReturned = of(
  'first-returned',
  { answer: (population) => population[0] },
  'The first individual is returned',
  'Your algorithm returns the first individual, not the fittest.',
  END,
);
