import { WEIGHT, evenly, of } from '../uphill.ts';

export const uniform = of(
  'uniform',
  evenly,
  'All uphill moves are equally likely',
  'Your search does not look at how much a move gains.',
  WEIGHT,
);
