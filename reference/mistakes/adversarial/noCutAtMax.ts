import { type Mistake, only, PRUNING } from '../mistake.ts';

export const noCutAtMax: Mistake = {
  id: 'no-cut-at-max',
  title: 'MAX never cuts',
  sentence: 'Your search cuts at MIN nodes only. A MAX node whose value has reached β goes on all the same.',
  hint: 'The two players are mirror images. What MIN does with α, MAX should do with the other bound.',
  algorithms: PRUNING,
  forms: only(({ cut }) => ({ cut: (mover, best, bounds) => mover === 'min' && cut(mover, best, bounds) })),
};
