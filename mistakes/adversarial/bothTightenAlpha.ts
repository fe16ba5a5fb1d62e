import { type Mistake, only, PRUNING } from '../mistake.ts';

export const bothTightenAlpha: Mistake = {
  id: 'both-tighten-alpha',
  title: 'MIN raises α instead of lowering β',
  sentence: 'Your search moves the same bound for both players.',
  hint: 'Each player has a bound of its own. Which one does MIN improve?',
  algorithms: PRUNING,
  forms: [
    ...only(() => ({ tighten: (_mover, best, { alpha, beta }) => ({ alpha: Math.max(alpha, best), beta }) })),
    {
      words: 'MAX lowers β',
      change: () => ({ tighten: (_mover, best, { alpha, beta }) => ({ alpha, beta: Math.min(beta, best) }) }),
    },
  ],
};
