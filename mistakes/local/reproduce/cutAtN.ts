import { rep } from '../../skeletons/parts.ts';

export const cutAtN = rep(
  'cut-at-n',
  { cut: (n, random) => random.integer(1, n) },
  'The cut may be at n',
  'Your crossover sometimes copies the first parent.',
);
