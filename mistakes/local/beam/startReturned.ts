import { ofBeam } from '../../skeletons/manyStarts.ts';

export const startReturned = ofBeam(
  'start-returned',
  { answer: (_problem, _states, first) => first },
  'The initial state is returned',
  'Your search returns the state that it began with.',
  'Which state of the beam do you return?',
);
