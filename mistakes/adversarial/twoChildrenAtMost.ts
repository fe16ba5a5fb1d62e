import { ALL, type SearchMistake } from './searchMistake.ts';

export const twoChildrenAtMost: SearchMistake = {
  id: 'two-children-at-most',
  title: 'Only so many children are looked at',
  words: 'Your search looks at a fixed number of children, and a node can have more.',
  hint: 'How many actions does a node have? Only the game knows.',
  algorithms: ALL,
  replaces: [2, 3].map((most) => ({
    label: `${most}`,
    change: () => ({ order: (actions: readonly string[]) => actions.slice(0, most) }),
  })),
};
