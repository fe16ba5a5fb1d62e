import { byValue, ofBeam } from '../../skeletons/manyStarts.ts';

export const worstReturned = ofBeam(
  'worst-returned',
  { answer: (problem, states) => byValue(problem, states).at(-1) },
  'The worst state of the beam is returned',
  'Your search returns the last of its states, not the best.',
  'Which state of the beam do you return?',
);
