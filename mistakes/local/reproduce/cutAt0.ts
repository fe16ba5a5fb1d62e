import { rep } from '../../skeletons/parts.ts';

export const cutAt0 = rep(
  'cut-at-0',
  { cut: (n, random) => random.integer(0, n - 1) },
  'The cut may be at 0',
  'Your crossover sometimes copies the second parent.',
);
