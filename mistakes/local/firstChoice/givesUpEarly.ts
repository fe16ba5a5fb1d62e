import { wholeProgram } from '../runMistake.ts';
import { givesUp } from '../../skeletons/uphill.ts';

export const givesUpEarly = wholeProgram(
  'gives-up-early',
  givesUp(8),
  'It gives up after a few draws',
  'Your search stops after a few neighbours that are not better, though others are.',
  'When may it stop? Only where no neighbour is better.',
);
