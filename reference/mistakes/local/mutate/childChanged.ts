import { inPlace, mut } from '../parts.ts';

export const childChanged = mut(
  'child-changed',
  inPlace,
  'The child is changed in place',
  'Your function writes into the child that it is given.',
  'Copy the child first.',
);
