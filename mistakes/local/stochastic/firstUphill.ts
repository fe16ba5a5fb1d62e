import { WEIGHT, ofStochastic } from '../../skeletons/uphill.ts';

export const firstUphill = ofStochastic(
  'first-uphill',
  { choose: (_random, moves) => moves[0]! },
  'The first uphill move is always taken',
  'Your search takes the first better neighbour of the list.',
  WEIGHT,
);
