import { type Mistake, only, PRUNING } from '../mistake.ts';

export const boundsNeverTightened: Mistake = {
  id: 'bounds-never-tightened',
  title: 'The bounds never move',
  sentence: 'Your search hands its bounds down but never improves them: α is never raised, or β never lowered.',
  hint: 'When MAX finds a better value, it is sure of more than before. Which bound says so?',
  algorithms: PRUNING,
  forms: [
    ...only(() => ({ tighten: (_mover, _best, bounds) => bounds })),
    { words: 'α', change: ({ tighten }) => ({ tighten: (mover, best, bounds) => (mover === 'max' ? bounds : tighten(mover, best, bounds)) }) },
    { words: 'β', change: ({ tighten }) => ({ tighten: (mover, best, bounds) => (mover === 'min' ? bounds : tighten(mover, best, bounds)) }) },
  ],
};
