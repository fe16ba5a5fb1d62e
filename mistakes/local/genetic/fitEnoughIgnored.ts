import { END, of } from '../../skeletons/genetic.ts';

export const fitEnoughIgnored = of(
  'fit-enough-ignored',
  { ends: (_population, _fitness, made, { generations }) => made >= generations! },
  'fitEnough is ignored',
  'Your algorithm goes on though an individual is fit enough.',
  END,
);
