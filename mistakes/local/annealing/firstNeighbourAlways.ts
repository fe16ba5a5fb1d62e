import { IN_PROPOSAL, mistake } from '../../skeletons/annealing.ts';

export const firstNeighbourAlways = mistake(
  'first-neighbour-always',
  { propose: (random, neighbours) => (random.number(), neighbours[0]!) },
  'The first neighbour is always drawn',
  'Your search always proposes the first neighbour of the list.',
  IN_PROPOSAL,
);
