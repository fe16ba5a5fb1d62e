import { UPHILL, ofStochastic } from '../../skeletons/uphill.ts';

export const anywhere = ofStochastic(
  'anywhere',
  { isUphill: () => true, choose: (random, moves) => random.choice(moves) },
  'Any neighbour is taken',
  'Your search is a random walk.',
  UPHILL,
);
