import { type SearchMistake, PRUNING } from './searchMistake.ts';
import { ALPHA_UNUSED } from './boundUnused.ts';

export const noCutAtMin: SearchMistake = {
  id: 'no-cut-at-min',
  title: 'MIN never cuts',
  words: 'Your search cuts at MAX nodes only. A MIN node whose value has fallen to α goes on all the same.',
  hint: 'The two players are mirror images. What MAX does with β, MIN should do with the other bound.',
  algorithms: PRUNING,
  replaces: [
    {
      label: '',
      equivalentTo: ALPHA_UNUSED,
      change: ({ cut }) => ({ cut: (mover, best, bounds) => mover === 'max' && cut(mover, best, bounds) }),
    },
  ],
};
