import { sel } from '../../skeletons/parts.ts';

export const alwaysBest = sel(
  'always-best',
  (population, fitness, random) => (
    random.number(),
    population.reduce((best, each) => (fitness(each) > fitness(best) ? each : best))
  ),
  'Always the best',
  'Your selection always takes the fittest.',
);
