import { END, of } from '../../skeletons/climbing.ts';

export const valueReturned = of(
  'value-returned',
  { answer: (problem, path) => problem.value(path.at(-1)!) },
  'The value is returned',
  'Your search returns the value of the board, not the board.',
  END,
);
