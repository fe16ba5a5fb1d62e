import { VALUE, mut } from '../../skeletons/parts.ts';

export const valueTooHigh = mut(
  'value-too-high',
  { value: (_old, values, random) => random.integer(0, values) },
  'The value is out of range',
  'Your mutation sometimes sets a value that does not exist.',
  VALUE,
);
