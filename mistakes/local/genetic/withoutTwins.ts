import { of } from '../../skeletons/genetic.ts';

export const withoutTwins = of(
  'without-twins',
  {
    next: (children) =>
      children.filter((child, at) => children.findIndex((other) => other.join() === child.join()) === at),
  },
  'Equal children are dropped',
  'Your population is a set: equal individuals count once.',
  'How many children does a generation have?',
);
