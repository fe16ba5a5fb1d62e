import { ALL, type SearchMistake } from './searchMistake.ts';

export const stateForAction: SearchMistake = {
  id: 'state-for-action',
  title: 'The successor is returned in place of the action',
  words: 'Your search returns the state that the best action leads to, not the action.',
  hint: 'Which of the two is asked for: where to go, or what to do?',
  algorithms: ALL,
  replaces: [
    {
      label: 'as a number',
      change: (correct) => ({ answer: (found) => ({ ...correct.answer(found), action: found.child }) }),
    },
    {
      label: 'as text',
      change: (correct) => ({
        answer: (found) => ({
          ...correct.answer(found),
          action: found.child === null ? null : String(found.child),
        }),
      }),
    },
  ],
};
