import { inPlace, mut } from '../parts.ts';

export const childChanged = mut(
  'child-changed',
  inPlace,
  'The child is changed in place',
  'Your mutation writes into the child that it is given.',
  'Copy the child first.',
);
