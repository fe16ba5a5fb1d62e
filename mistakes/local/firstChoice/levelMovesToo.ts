import { UPHILL, ofFirstChoice } from '../../skeletons/uphill.ts';

export const levelMovesToo = ofFirstChoice(
  'level-moves-too',
  { isUphill: (gain) => gain >= 0 },
  'Equal neighbours are taken too',
  'Your search also moves to neighbours that are only as good.',
  UPHILL,
);
