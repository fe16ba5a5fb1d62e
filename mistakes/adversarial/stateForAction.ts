import { ALL, type Mistake } from '../mistake.ts';

export const stateForAction: Mistake = {
  id: 'state-for-action',
  title: 'The successor is returned in place of the action',
  sentence: 'Your search returns the state that the best action leads to, not the action.',
  hint: 'Which of the two is asked for: where to go, or what to do?',
  algorithms: ALL,
  forms: [
    {
      words: 'as a number',
      change: (correct) => ({ answer: (found) => ({ ...correct.answer(found), action: found.child }) }),
    },
    {
      words: 'as text',
      change: (correct) => ({
        answer: (found) => ({
          ...correct.answer(found),
          action: found.child === null ? null : String(found.child),
        }),
      }),
    },
  ],
};
