import { END, of } from '../../skeletons/climbing.ts';

export const boardBefore = of(
  'board-before',
  { answer: (_problem, path) => path.at(-2) ?? path[0] },
  'The board before the last move is returned',
  'Your search loses its last move.',
  END,
);
