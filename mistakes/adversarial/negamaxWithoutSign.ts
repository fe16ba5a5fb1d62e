import { type SearchMistake, only } from './searchMistake.ts';

export const negamaxWithoutSign: SearchMistake = {
  id: 'negamax-without-sign',
  title: 'Negamax without the minus sign',
  words:
    'Your search maximises for whoever moves, but takes a child’s value as it is. What is good for the opponent is bad for the player.',
  hint: 'Each call answers from the view of the player to move there. What does that mean for the parent?',
  algorithms: ['minimax', 'alpha-beta', 'negamax'],
  isNegamax: true,
  replaces: only(() => ({ up: (value) => value })),
};
