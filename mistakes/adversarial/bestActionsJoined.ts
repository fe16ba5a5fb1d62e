import { FOR_ONE } from '../skeletons/algorithms.ts';
import { bestActions } from '../skeletons/conventions.ts';
import { type SearchMistake } from './searchMistake.ts';

export const bestActionsJoined: SearchMistake = {
  id: 'best-actions-joined',
  title: 'All best actions at once',
  words: 'Where several actions are best, your search returns all of them together. One is asked for.',
  hint: 'The action should be exactly one of those that actions(state) gave.',
  algorithms: FOR_ONE,
  replaces: [
    {
      label: 'as one text',
      change: (correct) => ({
        answer: (found) => ({ ...correct.answer(found), action: joined(bestActions(found)) }),
      }),
    },
    {
      label: 'as a list',
      change: (correct) => ({
        answer: (found) => ({ ...correct.answer(found), action: bestActions(found) }),
      }),
    },
  ],
};

const joined = (actions: readonly string[]): string | null =>
  actions.length === 0 ? null : actions.join(',');
