import { ALL, type SearchMistake } from './searchMistake.ts';

export const lastChildSkipped: SearchMistake = {
  id: 'last-child-skipped',
  title: 'The last child is left out',
  words: 'Your search never looks at the last action of a node.',
  hint: 'Where does your loop over the actions end?',
  algorithms: ALL,
  replaces: [
    { label: 'at every node', change: () => ({ order: (actions) => actions.slice(0, -1) }) },
    {
      label: 'unless it is the only one',
      change: () => ({ order: (actions) => (actions.length > 1 ? actions.slice(0, -1) : actions) }),
    },
    {
      label: 'at the root',
      change: () => ({ order: (actions, { ply }) => (ply === 0 ? actions.slice(0, -1) : actions) }),
    },
  ],
};
