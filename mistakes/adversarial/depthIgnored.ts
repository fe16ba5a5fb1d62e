import { ALL, type SearchMistake, only } from './searchMistake.ts';

export const depthIgnored: SearchMistake = {
  id: 'depth-ignored',
  title: 'The depth limit is ignored',
  words: 'Your search goes on to the end of the game, whatever the depth limit says.',
  hint: 'Apart from the end of the game, there is a second reason to stop.',
  algorithms: ALL,
  replaces: only(() => ({ stops: ({ game, state }) => game.isTerminal(state) })),
};
