import { VALUE, mut, otherOf } from '../../skeletons/parts.ts';

export const lastValueNever = mut(
  'last-value-never',
  { value: (old, values, random) => otherOf(old, 0, values - 2, random) },
  'The last value is never drawn',
  'Your mutation never sets a position to the highest value.',
  VALUE,
);
