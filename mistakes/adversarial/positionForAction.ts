import { FOR_ONE_IN_ALL_GAMES } from '../skeletons/algorithms.ts';
import { type SearchMistake } from './searchMistake.ts';

export const positionForAction: SearchMistake = {
  id: 'position-for-action',
  title: 'The position of the action is returned',
  words: 'Your search returns where the best action stands in the list, not the action itself.',
  hint: 'What does actions(state) hold, and what do you return?',
  algorithms: FOR_ONE_IN_ALL_GAMES,
  replaces: [
    {
      label: 'as a number',
      change: (correct) => ({
        answer: (found) => ({ ...correct.answer(found), action: found.position < 0 ? null : found.position }),
      }),
    },
    {
      label: 'as text',
      change: (correct) => ({
        answer: (found) => ({
          ...correct.answer(found),
          action: found.position < 0 ? null : String(found.position),
        }),
      }),
    },
    {
      label: 'as a number, −1 for none',
      change: (correct) => ({ answer: (found) => ({ ...correct.answer(found), action: found.position }) }),
    },
    {
      label: 'as text, −1 for none',
      change: (correct) => ({
        answer: (found) => ({ ...correct.answer(found), action: String(found.position) }),
      }),
    },
  ],
};
