import { COUNT, restart } from '../../skeletons/manyStarts.ts';

export const oneClimbTooMany = restart(
  'one-climb-too-many',
  { most: (options) => options.restarts! + 1 },
  'One climb too many',
  'Your search makes one climb more than it may.',
  COUNT,
);
