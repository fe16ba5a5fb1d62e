import { ALL, type Mistake, only } from '../mistake.ts';

export const alwaysFirstAction: Mistake = {
  id: 'always-first-action',
  title: 'The first action is returned, whichever is best',
  sentence: 'The value is searched for, but the action that comes back is always the first of the root.',
  hint: 'When the best value changes, what else must change with it?',
  algorithms: ALL,
  forms: only((correct) => ({
    answer: (found) => ({ ...correct.answer(found), action: found.children[0]?.action ?? null }),
  })),
};
