import { END, of } from '../../skeletons/climbing.ts';

export const bestNeighbourReturned = of(
  'best-neighbour-returned',
  { answer: (_problem, path, next) => next ?? path.at(-1) },
  'The best neighbour is returned',
  'Your search returns the neighbour to which it did not move.',
  END,
);
