import { rep } from '../../skeletons/parts.ts';

export const neverLastCut = rep(
  'never-last-cut',
  { cut: (n, random) => random.integer(1, n - 2) },
  'The last cut is never made',
  'Your crossover never cuts before the last position.',
);
