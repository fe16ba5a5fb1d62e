import { FOR_ONE, FOR_ONE_IN_ALL_GAMES } from '../skeletons/algorithms.ts';
import { type SearchMistake } from './searchMistake.ts';

export const actionOfAnotherNode: SearchMistake = {
  id: 'action-of-another-node',
  title: 'The action comes from another node',
  words:
    'Your search writes the best action down at every node, so that a node deeper in the tree ' +
    'replaces the one of the root.',
  hint: 'Which node’s action is asked for? Who else writes to the same place?',
  algorithms: FOR_ONE_IN_ALL_GAMES,
  replaces: [
    {
      label: 'the one found last',
      change: (correct) => ({ answer: (found) => ({ ...correct.answer(found), action: found.latest }) }),
    },
    {
      label: 'the one found last where MAX moves',
      algorithms: FOR_ONE,
      change: (correct) => ({ answer: (found) => ({ ...correct.answer(found), action: found.latestOfMax }) }),
    },
    {
      label: 'the one of the node left last, before the root was done',
      change(correct) {
        let last: string | null = null;
        return {
          child(at, action) {
            last = action;
            return correct.child(at, action);
          },
          answer: (found) => ({
            ...correct.answer(found),
            action: found.children.length === 0 ? null : last,
          }),
        };
      },
    },
  ],
};
