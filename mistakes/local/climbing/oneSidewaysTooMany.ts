import { LIMIT, of } from '../../skeletons/climbing.ts';

export const oneSidewaysTooMany = of(
  'one-sideways-too-many',
  { goes: (gain, sideways, _inAll, limit) => gain > 0 || (gain === 0 && limit > 0 && sideways <= limit) },
  'One sideways move too many',
  'Your search makes one sideways move more than options.sideways.',
  LIMIT,
);
