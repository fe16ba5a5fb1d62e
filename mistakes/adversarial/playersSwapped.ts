import { ALL, type SearchMistake, only } from './searchMistake.ts';

const OTHER = { max: 'min', min: 'max', chance: 'chance' } as const;

export const playersSwapped: SearchMistake = {
  id: 'players-swapped',
  title: 'MAX and MIN are swapped',
  words: 'Your search minimises where MAX moves and maximises where MIN does.',
  hint: 'Take a tree of one ply by hand: who moves at the root, and which child should that player choose?',
  algorithms: ALL,
  replaces: only((correct) => ({ mover: (at) => OTHER[correct.mover(at)] })),
};
