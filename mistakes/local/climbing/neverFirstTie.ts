import { TIES, of } from '../../skeletons/climbing.ts';

export const neverFirstTie = of(
  'never-first-tie',
  { tie: (random, best) => best[best.length === 1 ? 0 : random.integer(1, best.length - 1)]! },
  'The first of the best is never taken',
  'Your search never takes the first of several best neighbours.',
  TIES,
);
