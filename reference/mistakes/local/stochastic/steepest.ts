import { WEIGHT, of, steepest } from '../uphill.ts';

export const steepestMistake = of(
  'steepest',
  { choose: (random, moves) => random.choice(steepest(moves)) },
  'The steepest move is always taken',
  'Your search is steepest ascent: it never takes a move that gains less.',
  WEIGHT,
);
