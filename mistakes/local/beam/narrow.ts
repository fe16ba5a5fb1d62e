import { byValue, ofBeam } from '../../skeletons/manyStarts.ts';

export const narrow = ofBeam(
  'narrow',
  { keep: (problem, pool) => byValue(problem, pool).slice(0, 1) },
  'The beam is one state wide',
  'Your search keeps only the best successor.',
  'How many states does your beam hold?',
);
