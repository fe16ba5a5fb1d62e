import { rep } from '../../skeletons/parts.ts';

export const middle = rep(
  'middle',
  { cut: (n, random) => (random.number(), n >> 1) },
  'The cut is always in the middle',
  'Your crossover always cuts in the middle.',
);
