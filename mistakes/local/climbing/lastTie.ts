import { TIES, of } from '../../skeletons/climbing.ts';

export const lastTie = of(
  'last-tie',
  { tie: (_random, best) => best.at(-1)! },
  'The last of the best is always taken',
  'Among equally good neighbours your search always takes the last.',
  TIES,
);
