import { rep } from '../../skeletons/parts.ts';

export const parentSpliced = rep(
  'parent-spliced',
  { child: (x, y, c) => [...x.slice(0, c), ...y.splice(c)] },
  'A parent is cut with splice',
  'Your crossover shortens its second parent.',
  'slice copies; splice changes.',
);
