import { RATE, mut } from '../../skeletons/parts.ts';

export const never = mut(
  'never',
  { rate: () => 0 },
  'Nothing is ever mutated',
  'Your mutation never changes a child.',
  RATE,
);
