import { mut } from '../parts.ts';

export const everyPosition = mut(
  'every-position',
  (child, random, { mutationRate, values }) => (random.number() < mutationRate! ? child.map(() => random.integer(0, values! - 1)) : [...child]),
  'Every position is mutated',
  'Your mutation draws the whole child anew.',
  'How many positions may change?',
);
