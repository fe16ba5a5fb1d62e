import { WEIGHT, evenly, ofStochastic } from '../../skeletons/uphill.ts';

export const uniform = ofStochastic(
  'uniform',
  evenly,
  'All uphill moves are equally likely',
  'Your search does not look at how much a move gains.',
  WEIGHT,
);
