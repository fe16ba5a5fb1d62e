import { TIES, of } from '../../skeletons/climbing.ts';

export const roundedTie = of(
  'rounded-tie',
  { tie: (random, best) => best[Math.round(random.number() * (best.length - 1))]! },
  'The index is rounded, so that both ends are half as likely',
  'Your search draws the first and the last of the best half as often as the others.',
  TIES,
);
