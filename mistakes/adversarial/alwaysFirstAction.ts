import { ALL, type SearchMistake, only } from './searchMistake.ts';

export const alwaysFirstAction: SearchMistake = {
  id: 'always-first-action',
  title: 'The first action is returned, whichever is best',
  words: 'The value is searched for, but the action that comes back is always the first of the root.',
  hint: 'When the best value changes, what else must change with it?',
  algorithms: ALL,
  replaces: only((correct) => ({
    answer: (found) => ({ ...correct.answer(found), action: found.children[0]?.action ?? null }),
  })),
};
