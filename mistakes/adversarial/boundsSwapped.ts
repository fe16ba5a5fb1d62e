import { type SearchMistake, only, PRUNING } from './searchMistake.ts';

export const boundsSwapped: SearchMistake = {
  id: 'bounds-swapped',
  title: 'α and β change places on the way down',
  words: 'Your search hands β down as α and α down as β.',
  hint: 'In which order does your function take the two bounds, and in which order are they given?',
  algorithms: PRUNING,
  replaces: only(() => ({ pass: ({ alpha, beta }) => ({ alpha: beta, beta: alpha }) })),
};
