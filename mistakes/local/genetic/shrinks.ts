import { of } from '../../skeletons/genetic.ts';

export const shrinks = of(
  'shrinks',
  { next: (children) => (children.length > 2 ? children.slice(1) : children) },
  'The population shrinks',
  'Your population loses an individual in each generation.',
  'How many children does a generation have?',
);
