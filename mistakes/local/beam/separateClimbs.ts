import { POOL, bestOf, ofBeam } from '../../skeletons/manyStarts.ts';

export const separateClimbs = ofBeam(
  'separate-climbs',
  {
    keep: (problem, _pool, _k, _random, states) =>
      states.map((state) => bestOf(problem, problem.neighbours(state))),
  },
  'Each state keeps its own best successor',
  'Your search is k climbs side by side: the states do not compete.',
  POOL,
);
