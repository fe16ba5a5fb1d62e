import { sel, tournament } from '../parts.ts';

export const tournament2 = sel(
  'tournament-2',
  tournament(2),
  'A tournament of two',
  'Your selection takes the fitter of two random individuals.',
);
