import { RATE, mut, mutating } from '../parts.ts';

export const always = mut(
  'always',
  mutating({ rate: () => 1 }),
  'Every child is mutated',
  'Your mutation ignores the mutation rate.',
  RATE,
);
