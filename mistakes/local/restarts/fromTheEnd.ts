import { START, restart } from '../../skeletons/manyStarts.ts';

export const fromTheEnd = restart(
  'from-the-end',
  { start: (problem, tries, before) => (tries === 0 ? problem.initial : before) },
  'A climb starts where the one before ended',
  'Your search goes on from a local maximum, where nothing is better.',
  START,
);
