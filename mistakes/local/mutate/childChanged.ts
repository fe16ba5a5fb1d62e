import { mut } from '../../skeletons/parts.ts';

export const childChanged = mut(
  'child-changed',
  { copy: (child) => child },
  'The child is changed in place',
  'Your mutation writes into the child that it is given.',
  'Copy the child first.',
);
