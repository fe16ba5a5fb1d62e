import { type SearchMistake, only, PRUNING } from './searchMistake.ts';

export const equalityCuts: SearchMistake = {
  id: 'equality-cuts',
  title: 'Cuts on equality, where strict cuts are asked',
  words: 'Your search stops as soon as the bounds meet, but this exercise asks to stop only when they cross.',
  hint: 'Which comparison tells "at least" from "more than"?',
  algorithms: PRUNING,
  replaces: only(() => ({
    cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best >= beta : best <= alpha),
  })),
  isPermitted: ({ cut }) => cut.includes('non-strict'),
};
