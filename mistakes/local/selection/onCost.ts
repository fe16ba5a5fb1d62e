import { sel, wheel } from '../../skeletons/parts.ts';

export const onCost = sel(
  'on-cost',
  wheel((fitness) => fitness.map((own) => Math.max(...fitness) + Math.min(...fitness) - own)),
  'On cost in place of fitness',
  'Your selection prefers the unfit.',
);
