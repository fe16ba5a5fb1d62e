import { type Mistake, only, PRUNING } from '../mistake.ts';

export const strictCuts: Mistake = {
  id: 'strict-cuts',
  title: 'Cuts only when the bounds cross',
  sentence: 'Your search goes on when the bounds meet, but this exercise asks to stop there already.',
  hint: 'When both bounds are the same number, can another child still change the answer?',
  algorithms: PRUNING,
  forms: only(() => ({
    cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best > beta : best < alpha),
  })),
  isPermitted: ({ cut }) => cut.includes('strict'),
};
