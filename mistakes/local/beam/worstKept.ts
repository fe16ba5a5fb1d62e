import { byValue, ofBeam } from '../../skeletons/manyStarts.ts';

export const worstKept = ofBeam(
  'worst-kept',
  { keep: (problem, pool, k) => byValue(problem, pool).slice(-k) },
  'The worst successors are kept',
  'Your search sorts the wrong way round.',
  'Which end of the sorted list do you keep?',
);
