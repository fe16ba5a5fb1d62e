import { ALL } from '../skeletons/algorithms.ts';
import { only, type SearchMistake } from './searchMistake.ts';

export const zeroTakenForNone: SearchMistake = {
  id: 'zero-taken-for-none',
  title: 'A best value of 0 counts as none',
  words:
    'Your search asks whether it has a best value in a way that 0 fails, so that a child worth 0 is ' +
    'replaced by the next one, whatever that is worth.',
  hint: 'Is 0 true or false in your language? How can you tell 0 from nothing?',
  algorithms: ALL,
  replaces: only(({ better }) => ({
    better: (mover, value, best, at, action) => best === 0 || better(mover, value, best, at, action),
  })),
};
