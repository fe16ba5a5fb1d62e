import { END, fittest, of } from '../../skeletons/genetic.ts';

export const bestOfStart = of(
  'best-of-start',
  { answer: (_population, fitness, first) => fittest(first, fitness) },
  'The best of the first population is returned',
  'Your algorithm returns an individual that it was given.',
  END,
);
