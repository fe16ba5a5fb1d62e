import { COUNT, restart } from '../manyStarts.ts';

export const oneClimbTooMany = restart(
  'one-climb-too-many',
  { most: (options) => options.restarts! + 1 },
  'One climb too many',
  'Your search makes one climb more than it may.',
  COUNT,
);
