import { rep } from '../parts.ts';

export const parentSpliced = rep(
  'parent-spliced',
  (x, y, random) => {
    const c = random.integer(1, x.length - 1);
    return [...x.slice(0, c), ...y.splice(c)];
  },
  'A parent is cut with splice',
  'Your crossover shortens its second parent.',
  'slice copies; splice changes.',
);
