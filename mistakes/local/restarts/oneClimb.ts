import { COUNT, restart } from '../../skeletons/manyStarts.ts';

export const oneClimb = restart(
  'one-climb',
  { most: () => 1 },
  'There is only one climb',
  'Your search never restarts.',
  COUNT,
);
