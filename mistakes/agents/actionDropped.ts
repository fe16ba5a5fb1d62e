import { ALL } from '../skeletons/algorithms.ts';
import { type SearchMistake } from '../adversarial/searchMistake.ts';
import { turnAt } from './rounds.ts';

const STOP = 'Stop';
const without = (actions: readonly string[]): readonly string[] =>
  actions.filter((action) => action !== STOP);

export const actionDropped: SearchMistake = {
  id: 'action-dropped',
  title: 'An action is left out by name',
  words: 'Your search never looks at the action Stop, though it is as legal as the others.',
  hint: 'Does anything stand between getLegalActions and your loop?',
  algorithms: ALL,
  replaces: [
    { label: 'at every state', change: () => ({ order: (actions) => without(actions) }) },
    {
      label: 'where agent 0 moves',
      change: () => ({ order: (actions, at) => (turnAt(at) === 0 ? without(actions) : actions) }),
    },
    {
      label: 'at the root',
      change: () => ({ order: (actions, at) => (at.ply === 0 ? without(actions) : actions) }),
    },
  ],
};
