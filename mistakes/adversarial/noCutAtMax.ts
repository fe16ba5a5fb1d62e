import { type Mistake, PRUNING } from '../mistake.ts';
import { BETA_UNUSED } from './boundUnused.ts';

export const noCutAtMax: Mistake = {
  id: 'no-cut-at-max',
  title: 'MAX never cuts',
  sentence: 'Your search cuts at MIN nodes only. A MAX node whose value has reached β goes on all the same.',
  hint: 'The two players are mirror images. What MIN does with α, MAX should do with the other bound.',
  algorithms: PRUNING,
  forms: [
    {
      words: '',
      comesTo: BETA_UNUSED,
      change: ({ cut }) => ({ cut: (mover, best, bounds) => mover === 'min' && cut(mover, best, bounds) }),
    },
  ],
};
