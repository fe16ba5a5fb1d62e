import { RATE, mut, mutating } from '../parts.ts';

export const never = mut(
  'never',
  mutating({ rate: () => 0 }),
  'Nothing is ever mutated',
  'Your mutation never changes a child.',
  RATE,
);
