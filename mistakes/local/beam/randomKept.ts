import { ofBeam } from '../../skeletons/manyStarts.ts';

export const randomKept = ofBeam(
  'random-kept',
  { keep: (_problem, pool, k, random) => random.shuffle(pool).slice(0, k) },
  'Random successors are kept',
  'Your search does not look at the values of the successors.',
  'Which of the successors do you keep?',
);
