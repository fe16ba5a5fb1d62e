import { rep } from '../../skeletons/parts.ts';

export const parentsSwapped = rep(
  'parents-swapped',
  { parents: (x, y) => [y, x] },
  'The parents are swapped',
  'Your child begins with the second parent.',
  'Which parent gives the front?',
);
