import { FIRST, ofFirstChoice, steepest } from '../../skeletons/uphill.ts';

export const steepestFirstTie = ofFirstChoice(
  'steepest-first-tie',
  { choose: (_random, moves) => steepest(moves)[0]! },
  'It is steepest ascent',
  'Your search looks at all neighbours and takes the first of the best.',
  FIRST,
);
