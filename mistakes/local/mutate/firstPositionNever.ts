import { PLACE, mut } from '../../skeletons/parts.ts';

export const firstPositionNever = mut(
  'first-position-never',
  { positions: (n, random) => [random.integer(1, n - 1)] },
  'The first position is never mutated',
  'Your mutation never changes the first position.',
  PLACE,
);
