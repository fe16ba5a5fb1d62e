import { rep } from '../../skeletons/parts.ts';

export const parentChanged = rep(
  'parent-changed',
  {
    child: (x, y, c) => {
      for (let i = c; i < x.length; i += 1) x[i] = y[i]!;
      return x;
    },
  },
  'A parent is changed in place',
  'Your crossover writes into its first parent.',
  'Make the child a list of its own.',
);
