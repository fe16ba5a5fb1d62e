import { ofBeam } from '../../skeletons/manyStarts.ts';

export const oneStep = ofBeam(
  'one-step',
  { most: () => 1 },
  'There is only one step',
  'Your search stops after one step.',
  'When may it stop, and when must it?',
);
