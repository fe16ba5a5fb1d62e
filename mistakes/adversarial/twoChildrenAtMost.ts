import { ALL, type Mistake } from '../mistake.ts';

export const twoChildrenAtMost: Mistake = {
  id: 'two-children-at-most',
  title: 'Only so many children are looked at',
  sentence: 'Your search looks at a fixed number of children, and a node can have more.',
  hint: 'How many actions does a node have? Only the game knows.',
  algorithms: ALL,
  forms: [2, 3].map((most) => ({
    words: `${most}`,
    change: () => ({ order: (actions: readonly string[]) => actions.slice(0, most) }),
  })),
};
