import { ofBeam } from '../../skeletons/manyStarts.ts';

export const goalIgnored = ofBeam(
  'goal-ignored',
  { isGoal: () => false },
  'The goal is ignored',
  'Your search goes on after a state has reached the goal.',
  'When may it stop, and when must it?',
);
