import { rep } from '../../skeletons/parts.ts';

export const twoCutsMistake = rep(
  'two-cuts',
  {
    child: (x, y, a, random) => {
      const b = random.integer(1, x.length - 1);
      return x.map((value, i) => (i >= Math.min(a, b) && i < Math.max(a, b) ? y[i]! : value));
    },
  },
  'There are two cuts',
  'Your crossover takes a middle piece of the second parent.',
  'How often does a child change from one parent to the other?',
);
