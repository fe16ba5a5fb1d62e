import { type SearchMistake, only, PRUNING } from './searchMistake.ts';

export const bothTightenAlpha: SearchMistake = {
  id: 'both-tighten-alpha',
  title: 'MIN raises α instead of lowering β',
  words: 'Your search moves the same bound for both players.',
  hint: 'Each player has a bound of its own. Which one does MIN improve?',
  algorithms: PRUNING,
  replaces: [
    ...only(() => ({ tighten: (_mover, best, { alpha, beta }) => ({ alpha: Math.max(alpha, best), beta }) })),
    {
      label: 'MAX lowers β',
      change: () => ({ tighten: (_mover, best, { alpha, beta }) => ({ alpha, beta: Math.min(beta, best) }) }),
    },
  ],
};
