import { UPHILL, byWeight, ofStochastic } from '../../skeletons/uphill.ts';

export const levelMovesToo = ofStochastic(
  'level-moves-too',
  {
    isUphill: (gain) => gain >= 0,
    choose: (random, moves) => byWeight(random, moves, ({ gain }) => gain + 1),
  },
  'Level moves are taken too',
  'Your search also moves to neighbours that are only as good.',
  UPHILL,
);
