import { IN_PROPOSAL, mistake } from '../../skeletons/annealing.ts';

export const neighboursOfTheStart = mistake(
  'neighbours-of-the-start',
  { neighbours: (problem) => problem.neighbours(problem.initial) },
  'Neighbours of the wrong state',
  'Your search always asks for the neighbours of the initial state.',
  IN_PROPOSAL,
);
