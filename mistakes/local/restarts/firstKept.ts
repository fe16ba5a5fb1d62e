import { restart } from '../../skeletons/manyStarts.ts';

export const firstKept = restart(
  'first-kept',
  { keep: () => false },
  'The first end is kept',
  'Your search always returns the end of its first climb.',
  'Which of the ends do you return?',
);
