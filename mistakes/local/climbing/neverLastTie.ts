import { TIES, of } from '../../skeletons/climbing.ts';

export const neverLastTie = of(
  'never-last-tie',
  { tie: (random, best) => best[random.integer(0, Math.max(0, best.length - 2))]! },
  'The last of the best is never taken',
  'Your search never takes the last of several best neighbours.',
  TIES,
);
