import { IN_TIME, mistake } from '../../skeletons/annealing.ts';

export const timeFromZero = mistake(
  'time-from-zero',
  { time: (k) => k - 1 },
  'The schedule starts at t = 0',
  'Your search asks for schedule(0); time starts at t = 1.',
  IN_TIME,
);
