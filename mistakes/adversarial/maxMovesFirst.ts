import { ALL, type SearchMistake, only } from './searchMistake.ts';

export const maxMovesFirst: SearchMistake = {
  id: 'max-moves-first',
  title: 'MAX is taken to move first',
  words: 'Your search begins with MAX and then alternates, whoever is really to move.',
  hint: 'The game can be asked who moves in a state. The root is no exception.',
  algorithms: ALL,
  replaces: only((correct) => ({
    mover: (at) => (correct.mover(at) === 'chance' ? 'chance' : at.ply % 2 === 0 ? 'max' : 'min'),
  })),
};
