import { ALL, type SearchMistake } from './searchMistake.ts';
import { LEFT_AT_ONCE } from './leftAtOnce.ts';

export const firstChildOnly: SearchMistake = {
  id: 'first-child-only',
  title: 'Only the first child is looked at',
  words: 'Your search leaves the loop over the actions after the first child.',
  hint: 'Is there a return inside your loop that should stand behind it?',
  algorithms: ALL,
  replaces: [
    { label: '', equivalentTo: LEFT_AT_ONCE, change: () => ({ order: (actions) => actions.slice(0, 1) }) },
    {
      label: 'below the root',
      change: () => ({ order: (actions, { ply }) => (ply > 0 ? actions.slice(0, 1) : actions) }),
    },
  ],
};
