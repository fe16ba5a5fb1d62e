import { UPHILL, of } from '../uphill.ts';

export const levelMovesToo = of(
  'level-moves-too',
  { isUphill: (gain) => gain >= 0, choose: (random, moves) => random.choice(moves) },
  'Equal neighbours are taken too',
  'Your search also moves to neighbours that are only as good.',
  UPHILL,
);
