import { ALL, type Mistake } from '../mistake.ts';

export const lastChildSkipped: Mistake = {
  id: 'last-child-skipped',
  title: 'The last child is left out',
  sentence: 'Your search never looks at the last action of a node.',
  hint: 'Where does your loop over the actions end?',
  algorithms: ALL,
  forms: [
    { words: 'at every node', change: () => ({ order: (actions) => actions.slice(0, -1) }) },
    {
      words: 'unless it is the only one',
      change: () => ({ order: (actions) => (actions.length > 1 ? actions.slice(0, -1) : actions) }),
    },
    {
      words: 'at the root',
      change: () => ({ order: (actions, { ply }) => (ply === 0 ? actions.slice(0, -1) : actions) }),
    },
  ],
};
