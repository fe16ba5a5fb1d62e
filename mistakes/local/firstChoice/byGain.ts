import { FIRST, byWeight, ofFirstChoice } from '../../skeletons/uphill.ts';

export const byGainMistake = ofFirstChoice(
  'by-gain',
  { choose: (random, moves) => byWeight(random, moves, ({ gain }) => gain) },
  'Steep moves are likelier',
  'Your search prefers neighbours that gain more; first-choice does not.',
  FIRST,
);
