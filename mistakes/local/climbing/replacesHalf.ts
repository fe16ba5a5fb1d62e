import { TIES, of } from '../../skeletons/climbing.ts';

export const replacesHalf = of(
  'replaces-half',
  { tie: (random, best) => best.reduce((kept, next) => (random.number() < 0.5 ? next : kept)) },
  'Each later tie replaces the one before with probability ½',
  'Your search prefers the later ones of several best neighbours.',
  TIES,
);
