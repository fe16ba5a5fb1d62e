import { RATE, mut } from '../../skeletons/parts.ts';

export const inverted = mut(
  'inverted',
  { rate: ({ mutationRate }) => 1 - mutationRate! },
  'The comparison is inverted',
  'Your mutation mutates with probability 1 − the mutation rate.',
  RATE,
);
