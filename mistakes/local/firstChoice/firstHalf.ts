import { LOOK, ofFirstChoice } from '../../skeletons/uphill.ts';

export const firstHalf = ofFirstChoice(
  'first-half',
  { choose: (random, moves) => moves[random.integer(0, (moves.length - 1) >> 1)]! },
  'Only the first half is drawn from',
  'Your search never takes a better neighbour from the second half of the list.',
  LOOK,
);
