import { type Mistake, only, PRUNING } from '../mistake.ts';

export const equalityCutsAtMax: Mistake = {
  id: 'equality-cuts-at-max',
  title: 'MAX cuts on equality, MIN does not',
  sentence: 'Your search stops at MAX as soon as the bounds meet, but at MIN only when they cross.',
  hint: 'Use one rule for both players: either the bounds must meet, or they must cross.',
  algorithms: PRUNING,
  forms: only(() => ({
    cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best >= beta : best < alpha),
  })),
};
