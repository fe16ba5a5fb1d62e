import { type SearchMistake, PRUNING } from './searchMistake.ts';
import { BETA_UNUSED } from './boundUnused.ts';

export const noCutAtMax: SearchMistake = {
  id: 'no-cut-at-max',
  title: 'MAX never cuts',
  words: 'Your search cuts at MIN nodes only. A MAX node whose value has reached β goes on all the same.',
  hint: 'The two players are mirror images. What MIN does with α, MAX should do with the other bound.',
  algorithms: PRUNING,
  replaces: [
    {
      label: '',
      equivalentTo: BETA_UNUSED,
      change: ({ cut }) => ({ cut: (mover, best, bounds) => mover === 'min' && cut(mover, best, bounds) }),
    },
  ],
};
