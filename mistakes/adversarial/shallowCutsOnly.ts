import { type SearchMistake, only, PRUNING } from './searchMistake.ts';

export const shallowCutsOnly: SearchMistake = {
  id: 'shallow-cuts-only',
  title: 'Only the parent’s bound is handed down',
  words:
    'Your search knows what its parent is sure of, but forgets what was known further up, so that it misses the deep cutoffs.',
  hint: 'Both bounds travel down through every level. Which of them is lost on the way?',
  algorithms: PRUNING,
  replaces: only(() => ({
    pass: (_bounds, _at, mover, best) =>
      mover === 'max' ? { alpha: best, beta: Infinity } : { alpha: -Infinity, beta: best },
  })),
};
