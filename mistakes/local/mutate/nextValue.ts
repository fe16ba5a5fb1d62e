import { VALUE, mut } from '../../skeletons/parts.ts';

export const nextValue = mut(
  'next-value',
  { value: (old, values) => (old + 1) % values },
  'The next value in place of a random one',
  'Your mutation adds one to the old value.',
  VALUE,
);
