import { rep } from '../../skeletons/parts.ts';

export const firstHalf = rep(
  'first-half',
  { cut: (n, random) => random.integer(1, n >> 1) },
  'The cut is in the first half only',
  'Your crossover never cuts in the second half.',
);
