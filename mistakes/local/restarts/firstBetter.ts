import { climbing } from '../../skeletons/climbing.ts';
import { restart } from '../../skeletons/manyStarts.ts';

export const firstBetter = restart(
  'first-better',
  {
    climb: climbing({
      best: (problem, current, looked) =>
        looked.filter((next) => problem.value(next) > problem.value(current)).slice(0, 1),
    }),
  },
  'Each climb takes the first better neighbour',
  'Your climbs are not steepest ascent.',
  'Look at every neighbour before you move.',
);
