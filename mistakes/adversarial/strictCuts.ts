import { type SearchMistake, only, PRUNING } from './searchMistake.ts';

export const strictCuts: SearchMistake = {
  id: 'strict-cuts',
  title: 'Cuts only when the bounds cross',
  words: 'Your search goes on when the bounds meet, but this exercise asks to stop there already.',
  hint: 'When both bounds are the same number, can another child still change the answer?',
  algorithms: PRUNING,
  replaces: only(() => ({
    cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best > beta : best < alpha),
  })),
  isPermitted: ({ cut }) => cut.includes('strict'),
};
