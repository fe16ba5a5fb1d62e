import { LOOP, fittest, of } from '../../skeletons/genetic.ts';

export const elitism = of(
  'elitism',
  { next: (children, parents, fitness) => [fittest(parents, fitness), ...children.slice(1)] },
  'The best is carried over',
  'Your algorithm keeps the fittest individual; figure 4.8 does not.',
  LOOP,
);
