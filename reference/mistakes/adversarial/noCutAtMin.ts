import { type Mistake, only, PRUNING } from '../mistake.ts';

export const noCutAtMin: Mistake = {
  id: 'no-cut-at-min',
  title: 'MIN never cuts',
  sentence: 'Your search cuts at MAX nodes only. A MIN node whose value has fallen to α goes on all the same.',
  hint: 'The two players are mirror images. What MAX does with β, MIN should do with the other bound.',
  algorithms: PRUNING,
  forms: only(({ cut }) => ({ cut: (mover, best, bounds) => mover === 'max' && cut(mover, best, bounds) })),
};
