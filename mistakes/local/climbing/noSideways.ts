import { LIMIT, of } from '../../skeletons/climbing.ts';

export const noSideways = of(
  'no-sideways',
  { goes: (gain) => gain > 0 },
  'No sideways move is made',
  'Your search stops at a plateau, though options.sideways allows it to go on.',
  LIMIT,
);
