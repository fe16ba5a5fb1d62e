import { WEIGHT, byWeight, ofStochastic } from '../../skeletons/uphill.ts';

export const byValue = ofStochastic(
  'by-value',
  { choose: (random, moves, problem) => byWeight(random, moves, ({ state }) => 29 + problem.value(state)) },
  'Moves are weighed by value',
  'Your search weighs moves by the value of the neighbour, not by the gain.',
  WEIGHT,
);
