import { FIRST, ofFirstChoice } from '../../skeletons/uphill.ts';

export const listOrderBackwards = ofFirstChoice(
  'list-order-backwards',
  { choose: (_random, moves) => moves.at(-1)! },
  'Neighbours are tried from the end of the list',
  'Your search takes the last better neighbour of the list, not a random one.',
  FIRST,
);
