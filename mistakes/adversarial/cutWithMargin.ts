import { type Mistake, PRUNING } from '../mistake.ts';

export const cutWithMargin: Mistake = {
  id: 'cut-with-margin',
  title: 'Cuts before the bounds meet',
  sentence:
    'Your search stops when the bounds are close, and between two close numbers there may still be a better move.',
  hint: 'Compare the value with the bound itself, without adding or taking away anything.',
  algorithms: PRUNING,
  forms: [1, 2].map((margin) => ({
    words: `${margin}`,
    change: () => ({
      cut: (mover, best, { alpha, beta }) =>
        mover === 'max' ? best + margin >= beta : best - margin <= alpha,
    }),
  })),
};
