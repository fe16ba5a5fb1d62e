import { RATE, mut } from '../../skeletons/parts.ts';

export const always = mut(
  'always',
  { rate: () => 1 },
  'Every child is mutated',
  'Your mutation ignores the mutation rate.',
  RATE,
);
