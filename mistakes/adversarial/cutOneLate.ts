import { type SearchMistake, only, PRUNING } from './searchMistake.ts';

export const cutOneLate: SearchMistake = {
  id: 'cut-one-late',
  title: 'One child too many after the cut',
  words: 'Your search notices that the bounds have met only after one more child was searched.',
  hint: 'At which point of the loop is the bound compared: before or after the best value takes in the child?',
  algorithms: PRUNING,
  replaces: only(({ cut }) => ({
    // A cut by the best value of before looks one child behind; tightening keeps that value for the next
    // test.
    cut: (mover, _best, bounds) => {
      const before = mover === 'max' ? bounds.alpha : bounds.beta;
      return Number.isFinite(before) && cut(mover, before, bounds);
    },
  })),
};
