import { sel, wheel } from '../../skeletons/parts.ts';

export const squared = sel(
  'squared',
  wheel((fitness) => fitness.map((own) => own * own)),
  'Fitness is squared',
  'Your selection prefers the fit too much.',
);
