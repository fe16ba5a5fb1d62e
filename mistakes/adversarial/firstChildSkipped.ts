import { ALL, type Mistake } from '../mistake.ts';

export const firstChildSkipped: Mistake = {
  id: 'first-child-skipped',
  title: 'The first child is left out',
  sentence: 'Your search never looks at the first action of a node.',
  hint: 'Where does your loop over the actions begin?',
  algorithms: ALL,
  forms: [
    { words: 'at every node', change: () => ({ order: (actions) => actions.slice(1) }) },
    {
      words: 'unless it is the only one',
      change: () => ({ order: (actions) => (actions.length > 1 ? actions.slice(1) : actions) }),
    },
    {
      words: 'at the root',
      change: () => ({ order: (actions, { ply }) => (ply === 0 ? actions.slice(1) : actions) }),
    },
  ],
};
