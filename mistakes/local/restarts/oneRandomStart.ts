import { START, restart } from '../../skeletons/manyStarts.ts';

export const oneRandomStart = restart(
  'one-random-start',
  {
    start: (problem, tries, _before, _random, kept) =>
      tries === 0 ? problem.initial : (kept.drawn ??= problem.randomState()),
  },
  'One random state serves all climbs',
  'Your search draws a random state once, and starts every further climb there.',
  START,
);
