import { IN_PROPOSAL, mistake } from '../../skeletons/annealing.ts';

export const lastNeighbourNever = mistake(
  'last-neighbour-never',
  { propose: (random, neighbours) => neighbours[random.integer(0, neighbours.length - 2)]! },
  'The last neighbour is never drawn',
  'Your search draws from all neighbours but the last.',
  IN_PROPOSAL,
);
