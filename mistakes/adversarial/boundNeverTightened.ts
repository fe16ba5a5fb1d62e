import { PRUNING } from '../skeletons/algorithms.ts';
import { type SearchMistake } from './searchMistake.ts';
import { ALPHA_UNUSED, BETA_UNUSED } from './sharedWords.ts';

export const boundNeverTightened: SearchMistake = {
  id: 'bound-never-tightened',
  title: 'One of the bounds never moves',
  words:
    'Your search hands both bounds down, but improves only one of them: α is never raised, or β ' +
    'never lowered.',
  hint: 'When MAX finds a better value, it is sure of more than before. Which bound says so?',
  algorithms: PRUNING,
  replaces: [
    {
      label: 'α',
      equivalentTo: ALPHA_UNUSED,
      change: ({ tighten }) => ({
        tighten: (mover, best, bounds) => (mover === 'max' ? bounds : tighten(mover, best, bounds)),
      }),
    },
    {
      label: 'β',
      equivalentTo: BETA_UNUSED,
      change: ({ tighten }) => ({
        tighten: (mover, best, bounds) => (mover === 'min' ? bounds : tighten(mover, best, bounds)),
      }),
    },
  ],
};
