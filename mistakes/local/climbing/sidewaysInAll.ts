import { LIMIT, of } from '../../skeletons/climbing.ts';

export const sidewaysInAll = of(
  'sideways-in-all',
  { goes: (gain, _sideways, inAll, limit) => gain > 0 || (gain === 0 && inAll < limit) },
  'Sideways moves are counted in all',
  'Your search does not start the count of sideways moves again after an uphill move.',
  LIMIT,
);
