import { byWeight, ofStochastic } from '../../skeletons/uphill.ts';

export const lastNever = ofStochastic(
  'last-never',
  {
    choose: (random, moves) =>
      moves.length === 1 ? moves[0]! : byWeight(random, moves.slice(0, -1), ({ gain }) => gain),
  },
  'The last uphill move is never taken',
  'Your search never takes the last of several uphill moves.',
  'Look at both ends of the list that you draw from.',
);
