import { FIRST, of } from '../uphill.ts';

export const listOrderBackwards = of(
  'list-order-backwards',
  { choose: (_random, moves) => moves.at(-1)! },
  'Neighbours are tried from the end of the list',
  'Your search takes the last better neighbour of the list, not a random one.',
  FIRST,
);
