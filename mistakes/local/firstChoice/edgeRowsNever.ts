import { inside } from '../../skeletons/annealing.ts';
import { LOOK, ofFirstChoice } from '../../skeletons/uphill.ts';

export const edgeRowsNever = ofFirstChoice(
  'edge-rows-never',
  { look: (problem, current) => inside(problem.neighbours(current), current) },
  'The edge rows are never tried',
  'Your search never moves a queen to the first or the last row.',
  LOOK,
);
