import { sel } from '../../skeletons/parts.ts';

export const uniform = sel(
  'uniform',
  (population, _fitness, random) => random.choice(population),
  'Fitness is ignored',
  'Your selection draws every individual with the same chance.',
);
