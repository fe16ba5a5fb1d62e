import { POOL, ofBeam } from '../../skeletons/manyStarts.ts';

export const firstStateOnly = ofBeam(
  'first-state-only',
  { pool: (problem, states) => problem.neighbours(states[0]!) },
  'Only the first state is expanded',
  'Your search looks at the successors of one state of the beam.',
  POOL,
);
