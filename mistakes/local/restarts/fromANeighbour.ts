import { START, restart } from '../../skeletons/manyStarts.ts';

export const fromANeighbour = restart(
  'from-a-neighbour',
  {
    start: (problem, tries, before, random) =>
      tries === 0 ? problem.initial : random.choice(problem.neighbours(before)),
  },
  'A climb starts beside the end of the one before',
  'Your search restarts from a neighbour of the local maximum, not from a random state.',
  START,
);
