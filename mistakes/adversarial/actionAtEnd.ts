import { ALL, type Mistake } from '../mistake.ts';

export const actionAtEnd: Mistake = {
  id: 'action-at-end',
  title: 'An action where the game is over',
  sentence: 'Your search returns an action where there is none to take.',
  hint: 'What should the action be when the root has no children?',
  algorithms: ALL,
  forms: ['', 'none', 'null', 'None', 'pass', 'Stop'].map((word) => ({
    words: word === '' ? 'empty text' : word,
    change: (correct) => ({
      answer: (found) => ({ ...correct.answer(found), action: correct.answer(found).action ?? word }),
    }),
  })),
};
