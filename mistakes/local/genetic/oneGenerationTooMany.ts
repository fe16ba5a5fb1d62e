import { END, of } from '../../skeletons/genetic.ts';

export const oneGenerationTooMany = of(
  'one-generation-too-many',
  { ends: (_population, _fitness, made, { generations }) => made > generations! },
  'One generation too many',
  'Your algorithm makes one generation more than options.generations.',
  END,
);
