import { byValue, ofBeam } from '../../skeletons/manyStarts.ts';

export const oneTooFew = ofBeam(
  'one-too-few',
  { keep: (problem, pool, k) => byValue(problem, pool).slice(0, k - 1) },
  'The beam is one state short',
  'Your search keeps k − 1 states.',
  'How many states does your beam hold?',
);
