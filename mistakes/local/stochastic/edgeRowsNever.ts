import { inside } from '../../skeletons/annealing.ts';
import { LOOK, ofStochastic } from '../../skeletons/uphill.ts';

export const edgeRowsNever = ofStochastic(
  'edge-rows-never',
  { look: (problem, current) => inside(problem.neighbours(current), current) },
  'The edge rows are never tried',
  'Your search never moves a queen to the first or the last row.',
  LOOK,
);
