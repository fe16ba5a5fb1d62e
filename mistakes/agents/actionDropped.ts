import { ALL, type Mistake } from '../mistake.ts';
import { turnAt } from './rounds.ts';

const STOP = 'Stop';
const without = (actions: readonly string[]): readonly string[] =>
  actions.filter((action) => action !== STOP);

export const actionDropped: Mistake = {
  id: 'action-dropped',
  title: 'An action is left out by name',
  sentence: 'Your search never looks at the action Stop, though it is as legal as the others.',
  hint: 'Does anything stand between getLegalActions and your loop?',
  algorithms: ALL,
  forms: [
    { words: 'at every state', change: () => ({ order: (actions) => without(actions) }) },
    {
      words: 'where agent 0 moves',
      change: () => ({ order: (actions, at) => (turnAt(at) === 0 ? without(actions) : actions) }),
    },
    {
      words: 'at the root',
      change: () => ({ order: (actions, at) => (at.ply === 0 ? without(actions) : actions) }),
    },
  ],
};
