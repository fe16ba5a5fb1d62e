import { IN_ACCEPTANCE, chance, mistake } from '../../skeletons/annealing.ts';

export const logistic = mistake(
  'logistic',
  chance((delta, T) => Math.exp(delta / T) / (1 + Math.exp(delta / T))),
  'The probability is halved by a logistic rule',
  'Your search accepts with probability p/(1 + p), where p = e^(ΔE/T).',
  IN_ACCEPTANCE,
);
