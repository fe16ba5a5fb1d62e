import { BEST, better, of } from '../../skeletons/climbing.ts';

export const anyBetter = of(
  'any-better',
  { best: better },
  'Any better neighbour is taken',
  'Your search moves to a random better neighbour, not to a best one.',
  BEST,
);
