import { ALL, type SearchMistake, only } from './searchMistake.ts';

export const utilityAtLimit: SearchMistake = {
  id: 'utility-at-limit',
  title: 'Utility is asked where the game is not over',
  words: 'At the depth limit your search asks for the utility, which exists only where the game is over.',
  hint: 'There are two questions about a value: one for the end of the game, one for everywhere else.',
  algorithms: ALL,
  replaces: only(() => ({ leaf: ({ game, state }) => game.utility(state) })),
};
