import { ofFirstChoice } from '../../skeletons/uphill.ts';

export const neverFirst = ofFirstChoice(
  'never-first',
  { choose: (random, moves) => moves[moves.length === 1 ? 0 : random.integer(1, moves.length - 1)]! },
  'The first better neighbour is never taken',
  'Your search never takes the first of several better neighbours.',
  'Look at both ends of the list that you draw from.',
);
