import { sel, tournament } from '../../skeletons/parts.ts';

export const tournament2 = sel(
  'tournament-2',
  tournament(2),
  'A tournament of two',
  'Your selection takes the fitter of two random individuals.',
);
