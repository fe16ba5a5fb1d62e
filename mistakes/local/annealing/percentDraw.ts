import { IN_ACCEPTANCE, mistake } from '../../skeletons/annealing.ts';

export const percentDraw = mistake(
  'percent-draw',
  { accepts: (random, delta, T) => delta >= 0 || random.integer(0, 99) < Math.exp(delta / T) },
  'The draw is from 0 to 99',
  'Your search compares a whole number from 0 to 99 with a probability.',
  IN_ACCEPTANCE,
);
