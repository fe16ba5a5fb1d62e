import { ALL, type SearchMistake } from './searchMistake.ts';

export const actionAtEnd: SearchMistake = {
  id: 'action-at-end',
  title: 'An action where the game is over',
  words: 'Your search returns an action where there is none to take.',
  hint: 'What should the action be when the root has no children?',
  algorithms: ALL,
  replaces: ['', 'none', 'null', 'None', 'pass', 'Stop'].map((word) => ({
    label: word === '' ? 'empty text' : word,
    change: (correct) => ({
      answer: (found) => ({ ...correct.answer(found), action: correct.answer(found).action ?? word }),
    }),
  })),
};
