import { START, restart } from '../../skeletons/manyStarts.ts';

export const sameStart = restart(
  'same-start',
  { start: (problem) => problem.initial },
  'Every climb starts from the same state',
  'Your search climbs from the initial state again and again.',
  START,
);
