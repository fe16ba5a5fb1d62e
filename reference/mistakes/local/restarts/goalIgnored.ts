import { COUNT, restart } from '../manyStarts.ts';

export const goalIgnored = restart(
  'goal-ignored',
  { isGoal: () => false },
  'The goal is ignored',
  'Your search goes on after a climb has reached the goal.',
  COUNT,
);
