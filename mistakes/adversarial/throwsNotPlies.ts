import { CHANCE, type SearchMistake, only } from './searchMistake.ts';

export const throwsNotPlies: SearchMistake = {
  id: 'throws-not-plies',
  title: 'Throws are not counted as plies',
  words: 'Your search counts only the players’ moves towards the depth limit. Here chance counts too.',
  hint: 'Follow the counter through a chance node. Does it change there?',
  algorithms: CHANCE,
  replaces: only(() => ({ deeper: ({ depth }, mover) => depth + (mover === 'chance' ? 0 : 1) })),
};
