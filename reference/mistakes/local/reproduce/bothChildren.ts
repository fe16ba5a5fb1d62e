import { PARTS } from '../../../variants/local/genetics.ts';
import { rep } from '../parts.ts';

export const bothChildren = rep(
  'both-children',
  (x, y, random) => [PARTS.reproduce(x, y, random), PARTS.reproduce(y, x, random)] as unknown,
  'Two children are returned',
  'Your crossover returns a pair, where one child is asked for.',
  'What is your function to return?',
);
