import { joined, rep } from '../../skeletons/parts.ts';

export const bothChildren = rep(
  'both-children',
  { child: (x, y, c, random) => [joined(x, y, c), joined(y, x, random.integer(1, x.length - 1))] },
  'Two children are returned',
  'Your crossover returns a pair, where one child is asked for.',
  'What is your function to return?',
);
