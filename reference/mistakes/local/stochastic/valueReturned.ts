import { END, byGain, of } from '../uphill.ts';

export const valueReturned = of(
  'value-returned',
  { ...byGain, answer: (problem, current) => problem.value(current) },
  'The value is returned',
  'Your search returns the value of the board, not the board.',
  END,
);
