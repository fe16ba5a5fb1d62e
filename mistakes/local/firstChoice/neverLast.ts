import { ofFirstChoice } from '../../skeletons/uphill.ts';

export const neverLast = ofFirstChoice(
  'never-last',
  { choose: (random, moves) => moves[random.integer(0, Math.max(0, moves.length - 2))]! },
  'The last better neighbour is never taken',
  'Your search never takes the last of several better neighbours.',
  'Look at both ends of the list that you draw from.',
);
