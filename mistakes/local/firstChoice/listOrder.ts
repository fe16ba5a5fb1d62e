import { FIRST, ofFirstChoice } from '../../skeletons/uphill.ts';

export const listOrder = ofFirstChoice(
  'list-order',
  { choose: (_random, moves) => moves[0]! },
  'Neighbours are tried in the order of the list',
  'Your search takes the first better neighbour of the list, not a random one.',
  FIRST,
);
