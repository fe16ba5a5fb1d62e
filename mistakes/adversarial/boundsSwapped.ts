import { type Mistake, only, PRUNING } from '../mistake.ts';

export const boundsSwapped: Mistake = {
  id: 'bounds-swapped',
  title: 'α and β change places on the way down',
  sentence: 'Your search hands β down as α and α down as β.',
  hint: 'In which order does your function take the two bounds, and in which order are they given?',
  algorithms: PRUNING,
  forms: only(() => ({ pass: ({ alpha, beta }) => ({ alpha: beta, beta: alpha }) })),
};
