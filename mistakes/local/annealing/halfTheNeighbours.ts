import { IN_PROPOSAL, mistake } from '../../skeletons/annealing.ts';

export const halfTheNeighbours = mistake(
  'half-the-neighbours',
  { propose: (random, neighbours) => neighbours[random.integer(0, (neighbours.length >> 1) - 1)]! },
  'Only the first half of the neighbours is drawn',
  'Your search never proposes a neighbour from the second half of the list.',
  IN_PROPOSAL,
);
