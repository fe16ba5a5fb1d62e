import { ALL } from '../skeletons/algorithms.ts';
import { type SearchMistake, only } from './searchMistake.ts';

export const endNoticedLate: SearchMistake = {
  id: 'end-noticed-late',
  title: 'The end of the game is not noticed',
  words:
    'Your search looks for the end of the game only at the depth limit, and goes on into positions ' +
    'where the game is over.',
  hint:
    'In which order do you test for the end of the game and for the depth limit? Either is enough to ' +
    'stop.',
  algorithms: ALL,
  replaces: only(() => ({ stops: ({ game, depth }) => depth >= game.depthLimit })),
};
