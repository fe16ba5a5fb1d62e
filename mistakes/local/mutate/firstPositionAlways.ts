import { PLACE, mut } from '../../skeletons/parts.ts';

export const firstPositionAlways = mut(
  'first-position-always',
  { positions: (_n, random) => (random.number(), [0]) },
  'Only the first position is mutated',
  'Your mutation changes the first position only.',
  PLACE,
);
