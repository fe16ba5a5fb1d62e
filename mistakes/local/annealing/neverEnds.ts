import { IN_TIME, mistake } from '../../skeletons/annealing.ts';

export const neverEnds = mistake(
  'never-ends',
  { ends: () => false },
  'T = 0 does not end the search',
  'Your search goes on when the schedule answers 0.',
  IN_TIME,
);
