import { END, ofStochastic } from '../../skeletons/uphill.ts';

export const valueReturned = ofStochastic(
  'value-returned',
  { answer: (problem, current) => problem.value(current) },
  'The value is returned',
  'Your search returns the value of the board, not the board.',
  END,
);
