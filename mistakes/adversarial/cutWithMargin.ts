import { type SearchMistake, PRUNING } from './searchMistake.ts';

export const cutWithMargin: SearchMistake = {
  id: 'cut-with-margin',
  title: 'Cuts before the bounds meet',
  words:
    'Your search stops when the bounds are close, and between two close numbers there may still be a better move.',
  hint: 'Compare the value with the bound itself, without adding or taking away anything.',
  algorithms: PRUNING,
  replaces: [1, 2].map((margin) => ({
    label: `${margin}`,
    change: () => ({
      cut: (mover, best, { alpha, beta }) =>
        mover === 'max' ? best + margin >= beta : best - margin <= alpha,
    }),
  })),
};
