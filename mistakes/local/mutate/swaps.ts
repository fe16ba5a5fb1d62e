import { wholeProgram } from '../runMistake.ts';
import { swaps } from '../../skeletons/parts.ts';

export const swapsMistake = wholeProgram(
  'swaps',
  swaps,
  'Two positions are exchanged',
  'Your mutation exchanges two positions, where one takes a new value.',
  'How many positions may change?',
);
