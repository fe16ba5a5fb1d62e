import { PLACE, mut, mutating } from '../parts.ts';

export const lastPositionNever = mut(
  'last-position-never',
  mutating({ at: (n, random) => random.integer(0, n - 2) }),
  'The last position is never mutated',
  'Your mutation never changes the last position.',
  PLACE,
);
