import { START, ownStart, restart } from '../../skeletons/manyStarts.ts';

export const oneRowStarts = restart(
  'one-row-starts',
  ownStart((random, { length }) => Array<number>(length).fill(random.integer(0, length - 1))),
  'Random starts have all queens in one row',
  'Your search draws one number and puts every queen there.',
  START,
);
