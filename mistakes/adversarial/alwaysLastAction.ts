import { FOR_ONE_IN_ALL_GAMES } from '../skeletons/algorithms.ts';
import { type SearchMistake, only } from './searchMistake.ts';

export const alwaysLastAction: SearchMistake = {
  id: 'always-last-action',
  title: 'The last action is returned, whichever is best',
  words:
    'The value is searched for, but the action that comes back is always the last one that was looked at.',
  hint: 'Is the action kept only when the child is better, or for every child?',
  algorithms: FOR_ONE_IN_ALL_GAMES,
  replaces: [
    ...only((correct) => ({
      answer: (found) => ({ ...correct.answer(found), action: found.children.at(-1)?.action ?? null }),
    })),
    {
      label: 'of the list',
      change: (correct) => ({
        answer: (found) => ({
          ...correct.answer(found),
          action: lastOf(found.at.game.actions(found.at.root)),
        }),
      }),
    },
  ],
};

const lastOf = (actions: readonly string[]): string | null => actions.at(-1) ?? null;
