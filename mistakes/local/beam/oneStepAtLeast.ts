import { ofBeam } from '../../skeletons/manyStarts.ts';

export const oneStepAtLeast = ofBeam(
  'one-step-at-least',
  { isGoal: (value, { goal = Infinity }, step) => step > 0 && value >= goal },
  'It makes a step although it begins at the goal',
  'Your search does not look whether it begins at the goal.',
  'When may it stop, and when must it?',
);
