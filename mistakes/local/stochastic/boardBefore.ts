import { END, ofStochastic } from '../../skeletons/uphill.ts';

export const boardBefore = ofStochastic(
  'board-before',
  { answer: (_problem, _current, previous) => previous },
  'The board before the last move is returned',
  'Your search loses its last move.',
  END,
);
