import { sel, tournament } from '../../skeletons/parts.ts';

export const tournament3 = sel(
  'tournament-3',
  tournament(3),
  'A tournament of three',
  'Your selection takes the fittest of three random individuals.',
);
