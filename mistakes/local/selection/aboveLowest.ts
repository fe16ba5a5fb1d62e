import { sel, wheel } from '../../skeletons/parts.ts';

export const aboveLowest = sel(
  'above-lowest',
  wheel((fitness) => fitness.map((own) => own - Math.min(...fitness))),
  'The lowest fitness is subtracted',
  'Your selection never takes the least fit.',
);
