import { IN_TEMPERATURE, mistake } from '../../skeletons/annealing.ts';

export const truncatedToTheEnd = mistake(
  'truncated-to-the-end',
  { temperature: (T) => Math.trunc(T) },
  'T is cut to a whole number, and the search ends below 1',
  'Your search drops the decimals of T, so it stops as soon as T is below 1.',
  IN_TEMPERATURE,
);
