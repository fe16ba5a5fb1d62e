import { COUNT, restart } from '../../skeletons/manyStarts.ts';

export const goalIgnored = restart(
  'goal-ignored',
  { isGoal: () => false },
  'The goal is ignored',
  'Your search goes on after a climb has reached the goal.',
  COUNT,
);
