import { rep } from '../../skeletons/parts.ts';

export const oneTooLong = rep(
  'one-too-long',
  { child: (x, y, c) => [...x.slice(0, c + 1), ...y.slice(c)] },
  'The child is too long',
  'Your child has one position more than its parents.',
  'Count the positions on both sides of the cut.',
);
