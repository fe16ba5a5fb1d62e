import { ALL } from '../skeletons/algorithms.ts';
import { type SearchMistake } from './searchMistake.ts';

export const bestActionsJoined: SearchMistake = {
  id: 'best-actions-joined',
  title: 'All best actions at once',
  words: 'Where several actions are best, your search returns all of them together. One is asked for.',
  hint: 'The action should be exactly one of those that actions(state) gave.',
  algorithms: ALL,
  replaces: [
    {
      label: 'as one text',
      change: (correct) => ({
        answer: (found) => ({ ...correct.answer(found), action: joined(tied(found)) }),
      }),
    },
    {
      label: 'as a list',
      change: (correct) => ({ answer: (found) => ({ ...correct.answer(found), action: tied(found) }) }),
    },
  ],
};

const tied = ({
  children,
  value,
}: {
  readonly children: readonly { readonly action: string; readonly value: number }[];
  readonly value: number;
}): string[] => children.filter((child) => child.value === value).map(({ action }) => action);

const joined = (actions: readonly string[]): string | null =>
  actions.length === 0 ? null : actions.join(',');
