import { POOL, ofBeam } from '../../skeletons/manyStarts.ts';

export const parentsCompete = ofBeam(
  'parents-compete',
  { pool: (problem, states) => [...states, ...states.flatMap((state) => problem.neighbours(state))] },
  'The old states compete with their successors',
  'Your search keeps states of the beam, not only successors.',
  POOL,
);
