import { WEIGHT, byWeight, of } from '../uphill.ts';

export const gainSquared = of(
  'gain-squared',
  { choose: (random, moves) => byWeight(random, moves, ({ gain }) => gain * gain) },
  'The gain is squared',
  'Your search prefers steep moves too much.',
  WEIGHT,
);
