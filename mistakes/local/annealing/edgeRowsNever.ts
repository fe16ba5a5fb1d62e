import { IN_PROPOSAL, inside, mistake } from '../../skeletons/annealing.ts';

export const edgeRowsNever = mistake(
  'edge-rows-never',
  { propose: (random, neighbours, current) => random.choice(inside(neighbours, current)) },
  'Moves to the edge rows are never tried',
  'Your search never moves a queen to the first or the last row.',
  IN_PROPOSAL,
);
