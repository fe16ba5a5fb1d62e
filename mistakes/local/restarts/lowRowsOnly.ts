import { START, restart } from '../../skeletons/manyStarts.ts';

export const lowRowsOnly = restart(
  'low-rows-only',
  {
    start: (problem, tries, _before, random) =>
      tries === 0 ? problem.initial : problem.initial.map((_, __, all) => random.integer(0, all.length - 2)),
  },
  'Random starts miss the last row',
  'Your search draws random boards without the last row.',
  START,
);
