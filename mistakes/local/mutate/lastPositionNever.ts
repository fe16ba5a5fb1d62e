import { PLACE, mut } from '../../skeletons/parts.ts';

export const lastPositionNever = mut(
  'last-position-never',
  { positions: (n, random) => [random.integer(0, n - 2)] },
  'The last position is never mutated',
  'Your mutation never changes the last position.',
  PLACE,
);
