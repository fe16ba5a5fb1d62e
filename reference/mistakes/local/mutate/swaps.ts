import { mut, swaps } from '../parts.ts';

export const swapsMistake = mut(
  'swaps',
  swaps,
  'Two positions are exchanged',
  'Your mutation exchanges two positions, where one takes a new value.',
  'How many positions may change?',
);
