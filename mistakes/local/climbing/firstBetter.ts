import { BEST, better, of } from '../../skeletons/climbing.ts';

export const firstBetter = of(
  'first-better',
  { best: (problem, current, looked) => better(problem, current, looked).slice(0, 1) },
  'The first better neighbour is taken',
  'Your search moves to the first neighbour that is better, not to a best one.',
  BEST,
);
