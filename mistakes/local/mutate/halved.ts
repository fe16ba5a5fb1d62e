import { RATE, mut } from '../../skeletons/parts.ts';

export const halved = mut(
  'halved',
  { rate: ({ mutationRate }) => mutationRate! / 2 },
  'Mutations are half as frequent',
  'Your mutation mutates half as often as it should.',
  RATE,
);
