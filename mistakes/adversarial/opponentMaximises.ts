import { ALL, type SearchMistake, only } from './searchMistake.ts';

export const opponentMaximises: SearchMistake = {
  id: 'opponent-maximises',
  title: 'The opponent maximises too',
  words: 'Your search takes the largest value at every node, as if the opponent wanted to help.',
  hint: 'Utilities are seen from MAX. What does MIN want them to be?',
  algorithms: ALL,
  replaces: only((correct) => ({ mover: (at) => (correct.mover(at) === 'min' ? 'max' : correct.mover(at)) })),
};
