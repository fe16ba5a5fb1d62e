import { mut } from '../../skeletons/parts.ts';

export const everyPosition = mut(
  'every-position',
  {
    positions: (n) => Array.from({ length: n }, (_, at) => at),
    value: (_old, values, random) => random.integer(0, values - 1),
  },
  'Every position is mutated',
  'Your mutation draws the whole child anew.',
  'How many positions may change?',
);
