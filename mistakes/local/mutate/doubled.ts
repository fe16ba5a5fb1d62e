import { RATE, mut } from '../../skeletons/parts.ts';

export const doubled = mut(
  'doubled',
  { rate: ({ mutationRate }) => 2 * mutationRate! },
  'Mutations are twice as frequent',
  'Your mutation mutates twice as often as it should.',
  RATE,
);
