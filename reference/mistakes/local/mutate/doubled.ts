import { RATE, mut, mutating } from '../parts.ts';

export const doubled = mut(
  'doubled',
  mutating({ rate: ({ mutationRate }) => 2 * mutationRate! }),
  'Mutations are twice as frequent',
  'Your mutation mutates twice as often as it should.',
  RATE,
);
