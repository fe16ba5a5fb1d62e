import { TIES, of } from '../../skeletons/climbing.ts';

export const firstTie = of(
  'first-tie',
  { tie: (_random, best) => best[0]! },
  'The first of the best is always taken',
  'Among equally good neighbours your search always takes the first.',
  TIES,
);
