import { LOOK, ofStochastic } from '../../skeletons/uphill.ts';

export const neighboursOfTheStart = ofStochastic(
  'neighbours-of-the-start',
  { look: (problem) => problem.neighbours(problem.initial) },
  'Neighbours of the wrong state',
  'Your search always looks at the neighbours of the initial board.',
  LOOK,
);
