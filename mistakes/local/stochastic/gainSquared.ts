import { WEIGHT, byWeight, ofStochastic } from '../../skeletons/uphill.ts';

export const gainSquared = ofStochastic(
  'gain-squared',
  { choose: (random, moves) => byWeight(random, moves, ({ gain }) => gain * gain) },
  'The gain is squared',
  'Your search prefers steep moves too much.',
  WEIGHT,
);
