import { ALL, type Mistake, only } from '../mistake.ts';

export const endWorthNothing: Mistake = {
  id: 'end-worth-nothing',
  title: 'The end of the game counts as 0',
  sentence: 'Your search takes 0 for a position where the game is over, whatever its utility is.',
  hint: 'What does your function return where the game is over?',
  algorithms: ALL,
  forms: only((correct) => ({ leaf: (at) => (at.game.isTerminal(at.state) ? 0 : correct.leaf(at)) })),
};
