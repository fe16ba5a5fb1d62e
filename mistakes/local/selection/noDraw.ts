import { sel } from '../../skeletons/parts.ts';

export const noDraw = sel(
  'no-draw',
  (population) => population[0],
  'No draw',
  'Your selection does not draw a random number.',
  'Use the random that your function is given.',
);
