import { ALL, type Mistake, only } from '../mistake.ts';

export const utilityAtLimit: Mistake = {
  id: 'utility-at-limit',
  title: 'Utility is asked where the game is not over',
  sentence: 'At the depth limit your search asks for the utility, which exists only where the game is over.',
  hint: 'There are two questions about a value: one for the end of the game, one for everywhere else.',
  algorithms: ALL,
  forms: only(() => ({ leaf: ({ game, state }) => game.utility(state) })),
};
