import { ALL } from '../skeletons/algorithms.ts';
import { type SearchMistake } from '../adversarial/searchMistake.ts';

export const valueReturned: SearchMistake = {
  id: 'value-returned',
  title: 'The value is returned too, or alone',
  words:
    'Your getAction hands the value back, alone or together with the action. Only the action is asked for.',
  hint: 'What does the function that getAction calls return, and which part of that is the action?',
  algorithms: ALL,
  replaces: [
    {
      label: 'the value alone',
      change: (correct) => ({ answer: (found) => ({ ...correct.answer(found), action: found.value }) }),
    },
    {
      label: 'both',
      change: (correct) => ({
        answer: (found) => ({ ...correct.answer(found), action: [found.value, found.action] }),
      }),
    },
  ],
};
