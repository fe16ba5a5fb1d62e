import { IN_TIME, mistake } from '../../skeletons/annealing.ts';

export const timeFromTwo = mistake(
  'time-from-two',
  { time: (k) => k + 1 },
  'The schedule starts at t = 2',
  'Your search never asks for schedule(1).',
  IN_TIME,
);
