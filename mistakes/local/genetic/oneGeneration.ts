import { END, of } from '../../skeletons/genetic.ts';

export const oneGeneration = of(
  'one-generation',
  { ends: () => true },
  'There is only one generation',
  'Your algorithm stops after its first generation.',
  END,
);
