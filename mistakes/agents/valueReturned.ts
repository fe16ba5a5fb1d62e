import { ALL, type Mistake } from '../mistake.ts';

export const valueReturned: Mistake = {
  id: 'value-returned',
  title: 'The value is returned too, or alone',
  sentence:
    'Your getAction hands the value back, alone or together with the action. Only the action is asked for.',
  hint: 'What does the function that getAction calls return, and which part of that is the action?',
  algorithms: ALL,
  forms: [
    {
      words: 'the value alone',
      change: (correct) => ({ answer: (found) => ({ ...correct.answer(found), action: found.value }) }),
    },
    {
      words: 'both',
      change: (correct) => ({
        answer: (found) => ({ ...correct.answer(found), action: [found.value, found.action] }),
      }),
    },
  ],
};
