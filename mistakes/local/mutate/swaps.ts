import { mistake } from '../mistake.ts';
import { swaps } from '../../skeletons/parts.ts';

export const swapsMistake = mistake(
  'swaps',
  swaps,
  'Two positions are exchanged',
  'Your mutation exchanges two positions, where one takes a new value.',
  'How many positions may change?',
);
