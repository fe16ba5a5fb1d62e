import { rep } from '../../skeletons/parts.ts';

export const rounded = rep(
  'rounded',
  { cut: (n, random) => 1 + Math.round(random.number() * (n - 2)) },
  'The cut is rounded',
  'Your crossover cuts at both ends half as often as elsewhere.',
  'How many draws lead to each cut? Math.round gives the ends half a share.',
);
