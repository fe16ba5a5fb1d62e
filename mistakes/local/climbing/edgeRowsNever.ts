import { inside } from '../../skeletons/annealing.ts';
import { LOOK, of } from '../../skeletons/climbing.ts';

export const edgeRowsNever = of(
  'edge-rows-never',
  { look: (problem, current) => inside(problem.neighbours(current), current) },
  'The edge rows are never tried',
  'Your search never moves a queen to the first or the last row.',
  LOOK,
);
