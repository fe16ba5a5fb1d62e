import { rep } from '../../skeletons/parts.ts';

export const neverFirstCut = rep(
  'never-first-cut',
  { cut: (n, random) => random.integer(2, n - 1) },
  'The first cut is never made',
  'Your crossover never cuts after the first position.',
);
