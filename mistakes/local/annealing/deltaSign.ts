import { IN_ACCEPTANCE, mistake } from '../../skeletons/annealing.ts';

export const deltaSign = mistake(
  'delta-sign',
  { delta: (problem, current, next) => problem.value(current) - problem.value(next) },
  'The sign of ΔE is turned round',
  'Your search takes worse states for better ones: ΔE is value(next) − value(current).',
  IN_ACCEPTANCE,
);
