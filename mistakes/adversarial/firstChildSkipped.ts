import { ALL, type SearchMistake } from './searchMistake.ts';

export const firstChildSkipped: SearchMistake = {
  id: 'first-child-skipped',
  title: 'The first child is left out',
  words: 'Your search never looks at the first action of a node.',
  hint: 'Where does your loop over the actions begin?',
  algorithms: ALL,
  replaces: [
    { label: 'at every node', change: () => ({ order: (actions) => actions.slice(1) }) },
    {
      label: 'unless it is the only one',
      change: () => ({ order: (actions) => (actions.length > 1 ? actions.slice(1) : actions) }),
    },
    {
      label: 'at the root',
      change: () => ({ order: (actions, { ply }) => (ply === 0 ? actions.slice(1) : actions) }),
    },
  ],
};
