import { LIMIT, of } from '../../skeletons/climbing.ts';

export const levelForEver = of(
  'level-for-ever',
  { goes: (gain) => gain >= 0 },
  'Equal neighbours are followed for ever',
  'Your search walks over a plateau without end.',
  LIMIT,
);
