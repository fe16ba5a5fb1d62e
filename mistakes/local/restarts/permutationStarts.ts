import { START, ownStart, restart } from '../../skeletons/manyStarts.ts';

export const permutationStarts = restart(
  'permutation-starts',
  ownStart((random, { length }) => random.shuffle(Array.from({ length }, (_, row) => row))),
  'Random starts are permutations',
  'Your search only starts from boards with one queen in each row.',
  START,
);
