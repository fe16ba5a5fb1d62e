import { ofBeam } from '../../skeletons/manyStarts.ts';

export const unsortedKept = ofBeam(
  'unsorted-kept',
  { keep: (_problem, pool, k) => pool.slice(0, k) },
  'The first successors are kept',
  'Your search keeps the first k of the list.',
  'Which of the successors do you keep?',
);
