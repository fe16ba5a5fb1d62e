import { ofBeam } from '../../skeletons/manyStarts.ts';

export const twoStepsTooMany = ofBeam(
  'two-steps-too-many',
  { most: (options) => options.steps! + 2 },
  'Too many steps',
  'Your search makes more steps than it may.',
  'When may it stop, and when must it?',
);
