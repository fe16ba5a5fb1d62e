import { ofBeam } from '../../skeletons/manyStarts.ts';

export const beamReturned = ofBeam(
  'beam-returned',
  { answer: (_problem, states) => states },
  'The whole beam is returned',
  'Your search returns all states, where one is asked for.',
  'Which state of the beam do you return?',
);
