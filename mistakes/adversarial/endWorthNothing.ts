import { ALL, type SearchMistake, only } from './searchMistake.ts';

export const endWorthNothing: SearchMistake = {
  id: 'end-worth-nothing',
  title: 'The end of the game counts as 0',
  words: 'Your search takes 0 for a position where the game is over, whatever its utility is.',
  hint: 'What does your function return where the game is over?',
  algorithms: ALL,
  replaces: only((correct) => ({ leaf: (at) => (at.game.isTerminal(at.state) ? 0 : correct.leaf(at)) })),
};
