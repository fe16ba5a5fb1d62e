import { FIRST, ofFirstChoice, steepest } from '../../skeletons/uphill.ts';

export const steepestMistake = ofFirstChoice(
  'steepest',
  { choose: (random, moves) => random.choice(steepest(moves)) },
  'It is steepest ascent',
  'Your search looks at all neighbours and takes a best one.',
  FIRST,
);
