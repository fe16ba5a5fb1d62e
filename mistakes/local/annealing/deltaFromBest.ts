import { IN_ACCEPTANCE, mistake } from '../../skeletons/annealing.ts';

export const deltaFromBest = mistake(
  'delta-from-best',
  { delta: (problem, _current, next, best) => problem.value(next) - problem.value(best) },
  'ΔE is measured from the best state so far',
  'Your search compares the next state with the best so far, not with the current one.',
  IN_ACCEPTANCE,
);
