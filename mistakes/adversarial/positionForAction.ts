import { ALL, type Mistake } from '../mistake.ts';

export const positionForAction: Mistake = {
  id: 'position-for-action',
  title: 'The position of the action is returned',
  sentence: 'Your search returns where the best action stands in the list, not the action itself.',
  hint: 'What does actions(state) hold, and what do you return?',
  algorithms: ALL,
  forms: [
    {
      words: 'as a number',
      change: (correct) => ({
        answer: (found) => ({ ...correct.answer(found), action: found.position < 0 ? null : found.position }),
      }),
    },
    {
      words: 'as text',
      change: (correct) => ({
        answer: (found) => ({
          ...correct.answer(found),
          action: found.position < 0 ? null : String(found.position),
        }),
      }),
    },
    {
      words: 'as a number, −1 for none',
      change: (correct) => ({ answer: (found) => ({ ...correct.answer(found), action: found.position }) }),
    },
    {
      words: 'as text, −1 for none',
      change: (correct) => ({
        answer: (found) => ({ ...correct.answer(found), action: String(found.position) }),
      }),
    },
  ],
};
