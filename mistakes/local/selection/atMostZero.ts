import { bySums, sel } from '../../skeletons/parts.ts';

export const atMostZero = sel(
  'at-most-zero',
  bySums((spin, sum) => spin <= sum),
  'The comparison includes a draw of 0',
  'Your selection takes an individual of fitness 0 when the draw is 0.',
  'random.number() can be 0. What does your comparison do then?',
);
