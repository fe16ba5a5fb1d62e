import { type SearchMistake, only, PRUNING } from './searchMistake.ts';

export const equalityCutsAtMin: SearchMistake = {
  id: 'equality-cuts-at-min',
  title: 'MIN cuts on equality, MAX does not',
  words: 'Your search stops at MIN as soon as the bounds meet, but at MAX only when they cross.',
  hint: 'Use one rule for both players: either the bounds must meet, or they must cross.',
  algorithms: PRUNING,
  replaces: only(() => ({
    cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best > beta : best <= alpha),
  })),
};
