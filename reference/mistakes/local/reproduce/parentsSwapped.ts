import { PARTS } from '../../../variants/local/genetics.ts';
import { rep } from '../parts.ts';

export const parentsSwapped = rep(
  'parents-swapped',
  (x, y, random) => PARTS.reproduce(y, x, random),
  'The parents are swapped',
  'Your child begins with the second parent.',
  'Which parent gives the front?',
);
