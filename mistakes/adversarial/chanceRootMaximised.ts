import { CHANCE, type SearchMistake, only } from './searchMistake.ts';

export const chanceRootMaximised: SearchMistake = {
  id: 'chance-root-maximised',
  title: 'Chance at the root is taken for MAX',
  words: 'Where chance moves first, your search takes the best outcome, as if there were a choice.',
  hint: 'Who moves at the root? It need not be a player.',
  algorithms: CHANCE,
  replaces: only((correct) => ({
    mover: (at) => (at.ply === 0 && correct.mover(at) === 'chance' ? 'max' : correct.mover(at)),
  })),
};
