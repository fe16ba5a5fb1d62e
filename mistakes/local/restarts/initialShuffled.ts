import { START, ownStart, restart } from '../../skeletons/manyStarts.ts';

export const initialShuffled = restart(
  'initial-shuffled',
  ownStart((random, initial) => random.shuffle([...initial])),
  'The initial board is shuffled',
  'Your search starts from the rows of the initial board in another order.',
  START,
);
