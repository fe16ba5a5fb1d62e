import { type SearchMistake, only, PRUNING } from './searchMistake.ts';

export const equalityCutsAtMax: SearchMistake = {
  id: 'equality-cuts-at-max',
  title: 'MAX cuts on equality, MIN does not',
  words: 'Your search stops at MAX as soon as the bounds meet, but at MIN only when they cross.',
  hint: 'Use one rule for both players: either the bounds must meet, or they must cross.',
  algorithms: PRUNING,
  replaces: only(() => ({
    cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best >= beta : best < alpha),
  })),
};
