import { restart } from '../../skeletons/manyStarts.ts';

export const lastKept = restart(
  'last-kept',
  { keep: () => true },
  'The last end is kept, not the best',
  'Your search forgets a better end of an earlier climb.',
  'Which of the ends do you return?',
);
