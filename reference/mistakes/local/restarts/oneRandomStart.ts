import type { Search } from '../../../variants/local/api.ts';
import { START, restarts, startsOnce } from '../manyStarts.ts';
import { mistake } from '../mistake.ts';

export const oneRandomStart = mistake<Search>(
  'one-random-start',
  (problem, random, options) => restarts({ start: startsOnce() })(problem, random, options),
  'One random state serves all climbs',
  'Your search draws a random state once, and starts every further climb there.',
  START,
);
