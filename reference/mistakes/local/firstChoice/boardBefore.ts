import { END, evenly, of } from '../uphill.ts';

export const boardBefore = of(
  'board-before',
  { ...evenly, answer: (_problem, _current, previous) => previous },
  'The board before the last move is returned',
  'Your search loses its last move.',
  END,
);
