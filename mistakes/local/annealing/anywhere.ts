import { IN_PROPOSAL, mistake } from '../../skeletons/annealing.ts';

export const anywhere = mistake(
  'anywhere',
  { neighbours: (problem, current) => (problem.neighbours(current), [problem.randomState()]) },
  'Any state is proposed, not a neighbour',
  'Your search jumps to random states.',
  IN_PROPOSAL,
);
