import { LOOK, of } from '../../skeletons/climbing.ts';

export const neighboursOfTheStart = of(
  'neighbours-of-the-start',
  { look: (problem) => problem.neighbours(problem.initial) },
  'Neighbours of the wrong state',
  'Your search always looks at the neighbours of the initial board.',
  LOOK,
);
