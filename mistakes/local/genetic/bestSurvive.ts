import { LOOP, of } from '../../skeletons/genetic.ts';

export const bestSurvive = of(
  'best-survive',
  {
    next: (children, parents, fitness) =>
      [...children, ...parents].sort((a, b) => fitness(b) - fitness(a)).slice(0, parents.length),
  },
  'The best of parents and children survive',
  'Your algorithm lets parents compete with their children.',
  LOOP,
);
