import { IN_TIME, mistake } from '../../skeletons/annealing.ts';

export const timeSkips = mistake(
  'time-skips',
  { time: (k) => 2 * k - 1 },
  'Every second t is left out',
  'Your search asks the schedule for t = 1, 3, 5, …',
  IN_TIME,
);
