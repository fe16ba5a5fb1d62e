import { inside } from '../annealing.ts';
import { LOOK, evenly, of } from '../uphill.ts';

export const edgeRowsNever = of(
  'edge-rows-never',
  { ...evenly, look: (problem, current) => inside(problem.neighbours(current), current) },
  'The edge rows are never tried',
  'Your search never moves a queen to the first or the last row.',
  LOOK,
);
