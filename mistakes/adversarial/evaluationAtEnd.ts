import { ALL, type SearchMistake, only } from './searchMistake.ts';

export const evaluationAtEnd: SearchMistake = {
  id: 'evaluation-at-end',
  title: 'Evaluation in place of utility',
  words: 'Your search takes an estimate where the game is over and its true value is known.',
  hint: 'There are two questions about a value: one for the end of the game, one for everywhere else.',
  algorithms: ALL,
  replaces: only(() => ({ leaf: ({ game, state }) => game.evaluate(state) })),
};
