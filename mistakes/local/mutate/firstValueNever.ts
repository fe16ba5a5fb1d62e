import { VALUE, mut, otherOf } from '../../skeletons/parts.ts';

export const firstValueNever = mut(
  'first-value-never',
  { value: (old, values, random) => otherOf(old, 1, values - 1, random) },
  'The value 0 is never drawn',
  'Your mutation never sets a position to 0.',
  VALUE,
);
