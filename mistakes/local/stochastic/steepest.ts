import { WEIGHT, ofStochastic, steepest } from '../../skeletons/uphill.ts';

export const steepestMistake = ofStochastic(
  'steepest',
  { choose: (random, moves) => random.choice(steepest(moves)) },
  'The steepest move is always taken',
  'Your search is steepest ascent: it never takes a move that gains less.',
  WEIGHT,
);
