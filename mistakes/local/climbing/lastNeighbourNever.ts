import { LOOK, of } from '../../skeletons/climbing.ts';

export const lastNeighbourNever = of(
  'last-neighbour-never',
  { look: (problem, current) => problem.neighbours(current).slice(0, -1) },
  'The last neighbour is left out',
  'Your search does not look at the last neighbour.',
  LOOK,
);
